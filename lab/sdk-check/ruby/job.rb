# Bills an hour, sends the invoice and has it paid, with the client that openapi-generator makes.
require 'docket'

# The generator knows no session in a cookie, which is how contacts authenticate: it makes an unfinished entry of it.
class Settings < Docket::Configuration
  def auth_settings
    { 'apiKey' => { type: 'bearer', in: 'header', key: 'Authorization', value: "Bearer #{access_token}" } }
  end
end
settings = Settings.new
settings.scheme, settings.host = ENV.fetch('DOCKET_URL').split('://')
settings.server_index = nil
settings.access_token = ENV.fetch('DOCKET_KEY')
Docket::ApiClient.default.config = settings
invoices = Docket::InvoicesApi.new

day = Docket::TestModeApi.new.get_test_clock.data.now.to_date
firm = Docket::ClientCreate.new(name: 'Ruby Rooms', email: 'billing@ruby.example')
client = Docket::ClientsApi.new.create_client(firm, idempotency_key: 'ruby').data
plan = Docket::ProjectCreate.new(title: 'Hall', client_id: client.id, status: Docket::ProjectStatus::ACTIVE)
project = Docket::ProjectsApi.new.create_project(plan).data
work = Docket::TimeEntryCreate.new(project_id: project.id, date: day, hours: 1, rate_charged: 120.5)
Docket::TimeEntriesApi.new.create_time_entry(work)

span = Docket::InvoiceFromTime.new(client_id: client.id, from: day, to: day)
draft = invoices.create_invoice_from_time(span).data
invoices.send_invoice(draft.id, invoice_send: Docket::InvoiceSend.new)
wire = Docket::PaymentCreate.new(amount: 120.5, method: Docket::PaymentMethod::WIRE)
settled = Docket::PaymentsApi.new.record_invoice_payment(draft.id, wire).data
abort "The invoice is #{settled.status}" unless settled.status == Docket::InvoiceStatus::PAID
