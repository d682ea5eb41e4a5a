import com.example.docket.apis.*
import com.example.docket.infrastructure.ApiClient
import com.example.docket.models.*
import java.math.BigDecimal
import java.time.ZoneOffset

/** Bills an hour, sends the invoice and has it paid, with the client that openapi-generator makes. */
fun main() {
    val url = System.getenv("DOCKET_URL")
    ApiClient.accessToken = System.getenv("DOCKET_KEY")
    val invoices = InvoicesApi(url)

    val day = TestModeApi(url).getTestClock().data.now.withOffsetSameInstant(ZoneOffset.UTC).toLocalDate()
    val firm = ClientCreate(name = "Kotlin Kitchens", email = "billing@kotlin.example")
    val client = ClientsApi(url).createClient(firm, "kotlin").data
    val plan = ProjectCreate(title = "Kitchen", clientId = client.id, status = ProjectStatus.ACTIVE)
    val project = ProjectsApi(url).createProject(plan).data
    val work = TimeEntryCreate(projectId = project.id, date = day, hours = BigDecimal.ONE, rateCharged = BigDecimal("120.50"))
    TimeEntriesApi(url).createTimeEntry(work)

    val draft = invoices.createInvoiceFromTime(InvoiceFromTime(clientId = client.id, from = day, to = day)).data
    invoices.sendInvoice(draft.id, invoiceSend = InvoiceSend())
    val wire = PaymentCreate(amount = BigDecimal("120.50"), method = PaymentMethod.WIRE)
    val settled = PaymentsApi(url).recordInvoicePayment(draft.id, wire).data
    check(settled.status == InvoiceStatus.PAID) { settled }
}
