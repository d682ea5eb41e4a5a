module example.com/job

go 1.24.0
