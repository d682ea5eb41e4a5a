import com.example.docket.ApiClient;
import com.example.docket.api.*;
import com.example.docket.model.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;

/** Bills an hour, sends the invoice and has it paid, with the client that openapi-generator makes. */
public final class Job {
  public static void main(String[] args) throws Exception {
    ApiClient docket = new ApiClient().setBasePath(System.getenv("DOCKET_URL"));
    docket.setBearerToken(System.getenv("DOCKET_KEY"));
    InvoicesApi invoices = new InvoicesApi(docket);

    LocalDate day =
        new TestModeApi(docket).getTestClock(null).getData().getNow().withOffsetSameInstant(ZoneOffset.UTC).toLocalDate();
    ClientCreate firm = new ClientCreate().name("Java Joinery").email("billing@java.example");
    ClientObject client = new ClientsApi(docket).createClient(firm, "java").getData();
    ProjectCreate plan =
        new ProjectCreate().title("Staircase").clientId(client.getId()).status(ProjectStatus.ACTIVE);
    Project project = new ProjectsApi(docket).createProject(plan, null).getData();
    TimeEntryCreate work =
        new TimeEntryCreate()
            .projectId(project.getId())
            .date(day)
            .hours(BigDecimal.ONE)
            .rateCharged(new BigDecimal("120.50"));
    new TimeEntriesApi(docket).createTimeEntry(work, null);

    InvoiceFromTime span = new InvoiceFromTime().clientId(client.getId()).from(day).to(day);
    Invoice draft = invoices.createInvoiceFromTime(span, null).getData();
    invoices.sendInvoice(draft.getId(), null, null, new InvoiceSend());
    PaymentCreate wire = new PaymentCreate().amount(new BigDecimal("120.50")).method(PaymentMethod.WIRE);
    InvoiceSettlement settled =
        new PaymentsApi(docket).recordInvoicePayment(draft.getId(), wire, null, null).getData();
    if (settled.getStatus() != InvoiceStatus.PAID) throw new AssertionError(settled);
  }
}
