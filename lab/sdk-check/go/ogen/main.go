// Bills an hour, sends the invoice and has it paid, with the client that ogen makes.
package main

import (
	"context"
	"log"
	"os"

	"example.com/job/docket"
)

type key struct{}

func (key) ApiKey(context.Context, docket.OperationName) (docket.ApiKey, error) {
	return docket.ApiKey{Token: os.Getenv("DOCKET_KEY")}, nil
}

func (key) PortalSession(context.Context, docket.OperationName) (docket.PortalSession, error) {
	return docket.PortalSession{}, nil
}

func main() {
	ctx := context.Background()
	api := must(docket.NewClient(os.Getenv("DOCKET_URL"), key{}))
	clock := as[*docket.TestClockResponse](api.GetTestClock(ctx, docket.GetTestClockParams{})).Data
	day := docket.Day(clock.Now)
	firm := &docket.ClientCreate{Name: "Ogen Orchards", Email: docket.NewOptNilEmail("billing@ogen.example")}
	once := docket.CreateClientParams{IdempotencyKey: docket.NewOptString("ogen")}
	client := as[*docket.ClientResponse](api.CreateClient(ctx, firm, once)).Data
	plan := &docket.ProjectCreate{Title: "Trees", ClientID: client.ID, Status: docket.NewOptProjectStatus(docket.ProjectStatusActive)}
	project := as[*docket.ProjectResponse](api.CreateProject(ctx, plan, docket.CreateProjectParams{})).Data
	work := &docket.TimeEntryCreate{Date: day, Hours: 1, ProjectID: docket.NewOptNilProjectId(project.ID), RateCharged: docket.NewOptNilRateInput(120.5)}
	as[*docket.TimeEntryResponse](api.CreateTimeEntry(ctx, work, docket.CreateTimeEntryParams{}))

	span := &docket.InvoiceFromTime{ClientID: client.ID, From: day, To: day}
	draft := as[*docket.InvoiceResponse](api.CreateInvoiceFromTime(ctx, span, docket.CreateInvoiceFromTimeParams{})).Data
	id := string(draft.ID)
	as[*docket.InvoiceSentResponse](api.SendInvoice(ctx, docket.NewOptInvoiceSend(docket.InvoiceSend{}), docket.SendInvoiceParams{ID: id}))
	wire := &docket.PaymentCreate{Amount: 120.5, Method: docket.NewOptNilPaymentMethod(docket.PaymentMethodWire)}
	settled := as[*docket.InvoiceSettlementResponse](api.RecordInvoicePayment(ctx, wire, docket.RecordInvoicePaymentParams{ID: id})).Data
	if settled.Status != docket.InvoiceStatusPaid {
		log.Fatal(settled.Status)
	}
}

// The response of a call that must succeed.
func as[T any](response any, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	expected, ok := response.(T)
	if !ok {
		log.Fatalf("%T: %+v", response, response)
	}
	return expected
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
