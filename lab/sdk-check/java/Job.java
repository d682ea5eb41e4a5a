import com.example.docket.ApiClient;
import com.example.docket.ApiException;
import com.example.docket.api.*;
import com.example.docket.model.*;
import java.io.File;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** From a new client to the paid invoice, with the client that openapi-generator makes. Prints the invoice's number. */
public final class Job {
  private static final BigDecimal TOTAL = new BigDecimal("968904.32");

  private static final ApiClient docket = connect();
  private static final ClientsApi clients = new ClientsApi(docket);
  private static final InvoicesApi invoices = new InvoicesApi(docket);
  private static final PaymentsApi payments = new PaymentsApi(docket);

  private static ApiClient connect() {
    ApiClient api = new ApiClient();
    api.updateBaseUri(System.getenv("DOCKET_URL"));
    api.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv("DOCKET_KEY")));
    return api;
  }

  public static void main(String[] args) throws Exception {
    LocalDate today =
        new TestModeApi(docket).getTestClock().getData().getNow().withOffsetSameInstant(ZoneOffset.UTC).toLocalDate();
    Client client = makeClient();
    meetErrors();
    work(client, today);
    Invoice draft = bill(client, today);
    Invoice paid = pay(draft);
    list(client, paid);
    readEvent(paid);
    System.out.println(paid.getInvoiceNumber());
  }

  private static ClientCreate firm() {
    return new ClientCreate()
        .name("Java Joinery")
        .email("billing@java.example")
        .notes("Pays on time.")
        .taxRate(new BigDecimal("0.0825"))
        .paymentTermsDays(14);
  }

  /** A call that is repeated with its idempotency key happens once; null clears a field. */
  private static Client makeClient() throws ApiException {
    Client client = clients.createClient(firm(), "java").getData();
    check(clients.createClient(firm(), "java").getData().getId().equals(client.getId()), "was made twice");
    check(clients.updateClient(client.getId(), new ClientUpdate().notes(null), null).getData().getNotes() == null, "notes");
    Client read = clients.getClient(client.getId(), null).getData();
    check(read.getBilling().getTaxRate().equals(new BigDecimal("0.0825")), read);
    return read;
  }

  /** Errors are typed, too. */
  private static void meetErrors() throws Exception {
    ErrorBody again = refused(() -> clients.createClient(firm(), null));
    check(again.getCode() == ErrorCode.DUPLICATE && again.getField().equals("name"), again);
    ErrorBody wrong = refused(() -> clients.createClient(new ClientCreate().name("Java 2").email("nowhere"), null));
    check(wrong.getCode() == ErrorCode.INVALID_REQUEST, wrong);
    check(wrong.getDetails().get(0).getField().equals("email"), wrong);
    ErrorBody missing = refused(() -> clients.getClient("cli_unknown", null));
    check(missing.getCode() == ErrorCode.NOT_FOUND, missing);
  }

  /** Work on a project at a rate of its own. */
  private static void work(Client client, LocalDate today) throws ApiException {
    ProjectCreate plan =
        new ProjectCreate()
            .title("Staircase")
            .clientId(client.getId())
            .status(ProjectStatus.ACTIVE)
            .customRate(new BigDecimal("123456.79"));
    Project project = new ProjectsApi(docket).createProject(plan, null).getData();
    for (String hours : List.of("7", "0.25")) {
      TimeEntryCreate work = new TimeEntryCreate().projectId(project.getId()).date(today).hours(new BigDecimal(hours));
      TimeEntry entry = new TimeEntriesApi(docket).createTimeEntry(work, null).getData();
      check(entry.getDate().equals(today) && entry.getBilling().getRateCharged().equals(plan.getCustomRate()), entry);
    }
  }

  /** 7.25 × 123456.79 = 895061.7275; × 0.0825 = 73842.592725. */
  private static Invoice bill(Client client, LocalDate today) throws Exception {
    InvoiceFromTime span =
        new InvoiceFromTime().clientId(client.getId()).from(today).to(today).groupBy(InvoiceGrouping.PROJECT);
    Invoice draft = invoices.createInvoiceFromTime(span, null).getData();
    check(draft.getStatus() == InvoiceStatus.DRAFT && draft.getDates().getInvoiceDate().equals(today), draft);
    check(draft.getAmounts().getTotal().equals(TOTAL), draft);
    invoices.updateInvoice(draft.getId(), new InvoiceUpdate().notes("Thank you."), null);
    Invoice noted = invoices.getInvoice(draft.getId(), List.of(InvoiceInclude.LINE_ITEMS), null).getData();
    check(noted.getLineItems().get(0).getQuantity().equals(new BigDecimal("7.25")), noted);
    InvoiceSend mail = new InvoiceSend().message("With thanks.");
    InvoiceSent sent = invoices.sendInvoice(draft.getId(), null, null, mail).getData();
    check(sent.getStatus() == InvoiceStatus.SENT && sent.getEmailSentTo().equals(List.of("billing@java.example")), sent);
    File pdf = invoices.getInvoicePdf(draft.getId());
    check(new String(Files.readAllBytes(pdf.toPath()), 0, 5, "ISO-8859-1").equals("%PDF-"), pdf);
    check(pdf.delete(), pdf);
    return noted;
  }

  /** Pays in two parts. */
  private static Invoice pay(Invoice invoice) throws Exception {
    Map<String, InvoiceStatus> parts = Map.of("900000.01", InvoiceStatus.PARTIAL, "68904.31", InvoiceStatus.PAID);
    for (String part : List.of("900000.01", "68904.31")) {
      PaymentCreate money = new PaymentCreate().amount(new BigDecimal(part)).method(PaymentMethod.WIRE);
      InvoiceSettlement settlement = payments.recordInvoicePayment(invoice.getId(), money, null, null).getData();
      check(settlement.getStatus() == parts.get(part), settlement);
    }
    PaymentCreate one = new PaymentCreate().amount(BigDecimal.ONE);
    ErrorBody more = refused(() -> payments.recordInvoicePayment(invoice.getId(), one, null, null));
    check(more.getCode() == ErrorCode.INVALID_REQUEST || more.getCode() == ErrorCode.INVALID_STATE, more);
    Invoice paid = invoices.getInvoice(invoice.getId(), List.of(InvoiceInclude.PAYMENTS), null).getData();
    check(paid.getStatus() == InvoiceStatus.PAID && paid.getAmounts().getOutstanding().signum() == 0, paid);
    BigDecimal sum = paid.getPayments().stream().map(Payment::getAmount).reduce(BigDecimal.ZERO, BigDecimal::add);
    check(sum.equals(TOTAL) && paid.getDates().getPaidDate() != null, paid);
    return paid;
  }

  /** Reads lists page by page, and their totals. */
  private static void list(Client client, Invoice paid) throws ApiException {
    List<String> names = new ArrayList<>();
    ClientPage page;
    int number = 0;
    do {
      page =
          clients.listClients(
              ClientsApi.APIListClientsRequest.newBuilder()
                  .page(++number).perPage(1).sort(ListClientsSort.NAME).order(SortOrder.ASC).build());
      page.getData().forEach(each -> names.add(each.getName()));
    } while (number < page.getPagination().getTotalPages());
    check(names.contains(client.getName()), names);
    InvoiceSummaryPage found =
        invoices.listInvoices(
            InvoicesApi.APIListInvoicesRequest.newBuilder()
                .clientId(client.getId()).status(List.of(InvoiceStatus.PAID, InvoiceStatus.PARTIAL)).build());
    check(found.getData().size() == 1 && found.getData().get(0).getId().equals(paid.getId()), found);
    check(found.getSummary().getTotalInvoiced().equals(TOTAL), found);
  }

  /** Reads an event in the form in which a webhook delivers it. */
  private static void readEvent(Invoice paid) throws Exception {
    EventPage page =
        new EventsApi(docket)
            .listEvents(
                EventsApi.APIListEventsRequest.newBuilder()
                    .type(List.of(EventType.INVOICE_PAID)).resourceId(paid.getId()).build());
    String json = docket.getObjectMapper().writeValueAsString(page.getData().get(0));
    InvoicePaidEvent event = docket.getObjectMapper().readValue(json, InvoicePaidEvent.class);
    check(event.getData().getTotal().compareTo(TOTAL) == 0, event);
    check(event.getData().getPaidDate().equals(paid.getDates().getPaidDate()), event);
  }

  private interface Call {
    Object run() throws ApiException;
  }

  /** The error of a call that must be refused. */
  private static ErrorBody refused(Call call) throws Exception {
    try {
      throw new AssertionError(call.run());
    } catch (ApiException error) {
      return docket.getObjectMapper().readValue(error.getResponseBody(), ErrorEnvelope.class).getError();
    }
  }

  private static void check(boolean isRight, Object what) {
    if (!isRight) throw new AssertionError(what);
  }
}
