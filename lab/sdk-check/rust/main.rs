//! Bills an hour, sends the invoice and has it paid, with the client that openapi-generator makes.
use docket::apis::{clients_api, configuration::Configuration, invoices_api, payments_api, projects_api, test_mode_api, time_entries_api};
use docket::models::{ClientCreate, InvoiceFromTime, InvoiceSend, InvoiceStatus, PaymentCreate, PaymentMethod, ProjectCreate, ProjectStatus, TimeEntryCreate};
use std::{env, error::Error};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut docket = Configuration::new();
    docket.base_path = env::var("DOCKET_URL")?;
    docket.bearer_access_token = Some(env::var("DOCKET_KEY")?);

    let clock = test_mode_api::get_test_clock(&docket, None).await?.data;
    let day: chrono::NaiveDate = clock.now.date_naive();
    let mut firm = ClientCreate::new("Rust Roofing".into());
    firm.email = Some(Some("billing@rust.example".into()));
    let client = clients_api::create_client(&docket, firm, Some("rust")).await?.data;
    let mut plan = ProjectCreate::new("Roof".into(), client.id.clone());
    plan.status = Some(ProjectStatus::Active);
    let project = projects_api::create_project(&docket, plan, None).await?.data;
    let mut work = TimeEntryCreate::new(day, 1.0);
    work.project_id = Some(Some(project.id));
    work.rate_charged = Some(Some(120.5));
    time_entries_api::create_time_entry(&docket, work, None).await?;

    let span = InvoiceFromTime::new(client.id, day, day);
    let invoice = invoices_api::create_invoice_from_time(&docket, span, None).await?.data;
    invoices_api::send_invoice(&docket, &invoice.id, None, None, Some(InvoiceSend::new())).await?;
    let mut wire = PaymentCreate::new(120.5);
    wire.method = Some(Some(PaymentMethod::Wire));
    let settled = payments_api::record_invoice_payment(&docket, &invoice.id, wire, None, None).await?.data;
    assert_eq!(settled.status, InvoiceStatus::Paid);
    Ok(())
}
