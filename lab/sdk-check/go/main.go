// From a new client to the paid invoice, with the client that oapi-codegen makes. Prints the invoice's number.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"slices"

	"example.com/job/docket"
	"github.com/oapi-codegen/nullable"
	"github.com/oapi-codegen/runtime/types"
)

const total = 968904.32

var background = context.Background()

func main() {
	api := connect()
	clock, err := api.GetTestClockWithResponse(background, &docket.GetTestClockParams{})
	today := types.Date{Time: must(clock, err).JSON200.Data.Now.UTC()}
	client := makeClient(api)
	meetErrors(api)
	work(api, client, today)
	draft := bill(api, client, today)
	paid := pay(api, draft)
	list(api, client, paid)
	readEvent(api, paid)
	fmt.Println(paid.InvoiceNumber)
}

func connect() *docket.ClientWithResponses {
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("DOCKET_KEY"))
		return nil
	}
	return must(docket.NewClientWithResponses(os.Getenv("DOCKET_URL"), docket.WithRequestEditorFn(authorize)))
}

func firm() docket.ClientCreate {
	return docket.ClientCreate{
		Name:             "Go Gardens",
		Email:            nullable.NewNullableWithValue(types.Email("billing@go.example")),
		Notes:            nullable.NewNullableWithValue("Pays on time."),
		TaxRate:          nullable.NewNullableWithValue(0.0825),
		PaymentTermsDays: nullable.NewNullableWithValue(14),
	}
}

// A call that is repeated with its idempotency key happens once; null clears a field.
func makeClient(api *docket.ClientWithResponses) docket.ClientObject {
	once := &docket.CreateClientParams{IdempotencyKey: ptr("go")}
	first := must(api.CreateClientWithResponse(background, once, firm())).JSON201
	second := must(api.CreateClientWithResponse(background, once, firm())).JSON201
	check(first.Data.ID == second.Data.ID, second)
	cleared := docket.ClientUpdate{Notes: nullable.NewNullNullable[string]()}
	updated := must(api.UpdateClientWithResponse(background, first.Data.ID, nil, cleared)).JSON200
	check(updated.Data.Notes.IsNull(), updated)
	read := must(api.GetClientWithResponse(background, first.Data.ID, nil)).JSON200
	check(must(read.Data.Billing.TaxRate.Get()) == 0.0825, read)
	return read.Data
}

// Errors are typed, too.
func meetErrors(api *docket.ClientWithResponses) {
	again := must(api.CreateClientWithResponse(background, nil, firm()))
	check(again.JSON409.Error.Code == docket.ErrorCodeDuplicate && *again.JSON409.Error.Field == "name", again.JSON409)
	nowhere := docket.ClientCreate{Name: "Go 2", PaymentTermsDays: nullable.NewNullableWithValue(-1)}
	wrong := must(api.CreateClientWithResponse(background, nil, nowhere)).JSON400
	check(wrong.Error.Code == docket.ErrorCodeInvalidRequest, wrong)
	check((*wrong.Error.Details)[0].Field == "payment_terms_days", wrong)
	missing := must(api.GetClientWithResponse(background, "cli_unknown", nil))
	check(missing.JSON404.Error.Code == docket.ErrorCodeNotFound, missing.JSON404)
}

// Work on a project at a rate of its own.
func work(api *docket.ClientWithResponses, client docket.ClientObject, today docket.Day) {
	plan := docket.ProjectCreate{
		Title:      "Hedge",
		ClientID:   client.ID,
		Status:     ptr(docket.ProjectStatusActive),
		CustomRate: nullable.NewNullableWithValue(123456.79),
	}
	project := must(api.CreateProjectWithResponse(background, nil, plan)).JSON201.Data
	for _, hours := range []float64{7, 0.25} {
		work := docket.TimeEntryCreate{ProjectID: nullable.NewNullableWithValue(project.ID), Date: today, Hours: hours}
		entry := must(api.CreateTimeEntryWithResponse(background, nil, work)).JSON201.Data
		check(entry.Date.String() == today.String() && *entry.Billing.RateCharged == 123456.79, entry)
	}
}

// 7.25 × 123456.79 = 895061.7275; × 0.0825 = 73842.592725
func bill(api *docket.ClientWithResponses, client docket.ClientObject, today docket.Day) docket.Invoice {
	span := docket.InvoiceFromTime{ClientID: client.ID, From: today, To: today, GroupBy: ptr(docket.InvoiceGroupingProject)}
	draft := must(api.CreateInvoiceFromTimeWithResponse(background, nil, span)).JSON201.Data
	check(draft.Status == docket.InvoiceStatusDraft && draft.Dates.InvoiceDate.String() == today.String(), draft)
	check(*draft.Amounts.Total == total, draft)
	note := docket.InvoiceUpdate{Notes: nullable.NewNullableWithValue("Thank you.")}
	check(must(api.UpdateInvoiceWithResponse(background, draft.ID, nil, note)).JSON200 != nil, note)
	lines := &docket.GetInvoiceParams{Include: &[]docket.InvoiceInclude{docket.InvoiceIncludeLineItems}}
	noted := must(api.GetInvoiceWithResponse(background, draft.ID, lines)).JSON200.Data
	check((*noted.LineItems)[0].Quantity == 7.25, noted)
	mail := docket.InvoiceSend{Message: ptr("With thanks.")}
	sent := must(api.SendInvoiceWithResponse(background, draft.ID, nil, mail)).JSON200.Data
	check(sent.Status == docket.InvoiceStatusSent && slices.Contains(sent.EmailSentTo, "billing@go.example"), sent)
	pdf := must(api.GetInvoicePdfWithResponse(background, draft.ID))
	check(bytes.HasPrefix(pdf.Body, []byte("%PDF-")), pdf.HTTPResponse)
	return noted
}

// Pays in two parts.
func pay(api *docket.ClientWithResponses, invoice docket.Invoice) docket.Invoice {
	wire := nullable.NewNullableWithValue(docket.PaymentMethodWire)
	part := must(api.RecordInvoicePaymentWithResponse(background, invoice.ID, nil, docket.PaymentCreate{Amount: 900000.01, Method: wire}))
	check(part.JSON201.Data.Status == docket.InvoiceStatusPartial, part.JSON201)
	rest := must(api.RecordInvoicePaymentWithResponse(background, invoice.ID, nil, docket.PaymentCreate{Amount: 68904.31, Method: wire}))
	check(rest.JSON201.Data.Status == docket.InvoiceStatusPaid, rest.JSON201)
	more := must(api.RecordInvoicePaymentWithResponse(background, invoice.ID, nil, docket.PaymentCreate{Amount: 1}))
	check(more.JSON201 == nil, more.JSON201)
	params := &docket.GetInvoiceParams{Include: &[]docket.InvoiceInclude{docket.InvoiceIncludePayments}}
	paid := must(api.GetInvoiceWithResponse(background, invoice.ID, params)).JSON200.Data
	check(paid.Status == docket.InvoiceStatusPaid && *paid.Amounts.Outstanding == 0, paid)
	check(len(*paid.Payments) == 2 && paid.Dates.PaidDate.IsSpecified(), paid)
	return paid
}

// Reads lists page by page, and their totals.
func list(api *docket.ClientWithResponses, client docket.ClientObject, paid docket.Invoice) {
	names := []string{}
	for page, pages := 1, 1; page <= pages; page++ {
		params := &docket.ListClientsParams{Page: &page, PerPage: ptr(1), Sort: ptr(docket.ListClientsSortName), Order: ptr(docket.SortOrderAsc)}
		answer := must(api.ListClientsWithResponse(background, params)).JSON200
		for _, each := range answer.Data {
			names = append(names, each.Name)
		}
		pages = answer.Pagination.TotalPages
	}
	check(slices.Contains(names, client.Name), names)
	status := []docket.InvoiceStatus{docket.InvoiceStatusPaid, docket.InvoiceStatusPartial}
	found := must(api.ListInvoicesWithResponse(background, &docket.ListInvoicesParams{ClientID: &[]docket.ClientID{client.ID}, Status: &status})).JSON200
	check(len(found.Data) == 1 && found.Data[0].ID == paid.ID && *found.Summary.TotalInvoiced == total, found)
}

// Reads an event in the form in which a webhook delivers it.
func readEvent(api *docket.ClientWithResponses, paid docket.Invoice) {
	params := &docket.ListEventsParams{Type: &[]docket.EventType{docket.EventTypeInvoicePaid}, ResourceID: &[]string{paid.ID}}
	found := must(api.ListEventsWithResponse(background, params)).JSON200
	event := docket.InvoicePaidEvent{}
	if err := json.Unmarshal(must(json.Marshal(found.Data[0])), &event); err != nil {
		log.Fatal(err)
	}
	check(event.Data.Total == total && event.Data.PaidDate.String() == must(paid.Dates.PaidDate.Get()).String(), event)
}

func ptr[T any](value T) *T { return &value }

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func check(isRight bool, what any) {
	if !isRight {
		log.Panicf("%+v", what)
	}
}
