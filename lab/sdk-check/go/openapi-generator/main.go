// Bills an hour, sends the invoice and has it paid, with the client that openapi-generator makes.
package main

import (
	"context"
	"log"
	"net/http"
	"os"

	"example.com/job/docket"
)

func main() {
	settings := docket.NewConfiguration()
	settings.Servers = docket.ServerConfigurations{{URL: os.Getenv("DOCKET_URL")}}
	api := docket.NewAPIClient(settings)
	ctx := context.WithValue(context.Background(), docket.ContextAccessToken, os.Getenv("DOCKET_KEY"))

	clock := given(api.TestModeAPI.GetTestClock(ctx).Execute())
	day := clock.Data.Now.Format("2006-01-02")
	firm := docket.NewClientCreate("Generated Gardens")
	firm.SetEmail("billing@generated.example")
	client := given(api.ClientsAPI.CreateClient(ctx).ClientCreate(*firm).IdempotencyKey("openapi-generator-go").Execute()).Data
	plan := docket.NewProjectCreate("Hedge", client.Id)
	plan.SetStatus(docket.PROJECTSTATUS_ACTIVE)
	project := given(api.ProjectsAPI.CreateProject(ctx).ProjectCreate(*plan).Execute()).Data
	work := docket.NewTimeEntryCreate(day, 1)
	work.SetProjectId(project.Id)
	work.SetRateCharged(120.5)
	given(api.TimeEntriesAPI.CreateTimeEntry(ctx).TimeEntryCreate(*work).Execute())

	span := docket.NewInvoiceFromTime(client.Id, day, day)
	draft := given(api.InvoicesAPI.CreateInvoiceFromTime(ctx).InvoiceFromTime(*span).Execute()).Data
	given(api.InvoicesAPI.SendInvoice(ctx, draft.Id).InvoiceSend(*docket.NewInvoiceSend()).Execute())
	wire := docket.NewPaymentCreate(120.5)
	wire.SetMethod(docket.PAYMENTMETHOD_WIRE)
	settled := given(api.PaymentsAPI.RecordInvoicePayment(ctx, draft.Id).PaymentCreate(*wire).Execute()).Data
	if settled.Status != docket.INVOICESTATUS_PAID {
		log.Fatal(settled.Status)
	}
}

// The result of a call that must succeed.
func given[T any](value T, _ *http.Response, err error) T {
	if failed, ok := err.(*docket.GenericOpenAPIError); ok {
		log.Fatal(string(failed.Body()))
	}
	if err != nil {
		log.Fatal(err)
	}
	return value
}
