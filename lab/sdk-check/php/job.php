<?php
// Bills an hour, sends the invoice and has it paid, with the client that openapi-generator makes.
declare(strict_types=1);

// Where Debian's packages php-guzzlehttp-guzzle and php-guzzlehttp-psr7 are.
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    $file = 'client/lib/' . str_replace(['OpenAPI\\Client\\', '\\'], ['', '/'], $class) . '.php';
    if (is_file($file)) require $file;
});

use OpenAPI\Client\Api;
use OpenAPI\Client\Model;

$settings = (new OpenAPI\Client\Configuration())->setHost(getenv('DOCKET_URL'))->setAccessToken(getenv('DOCKET_KEY'));
$http = new GuzzleHttp\Client();
$invoices = new Api\InvoicesApi($http, $settings);

$day = (new Api\TestModeApi($http, $settings))->getTestClock()->getData()->getNow()->setTime(0, 0);
$firm = new Model\ClientCreate(['name' => 'PHP Painting', 'email' => 'billing@php.example']);
$client = (new Api\ClientsApi($http, $settings))->createClient($firm, 'php')->getData();
$plan = new Model\ProjectCreate(['title' => 'Hall', 'client_id' => $client->getId(), 'status' => Model\ProjectStatus::ACTIVE]);
$project = (new Api\ProjectsApi($http, $settings))->createProject($plan)->getData();
$work = new Model\TimeEntryCreate(['project_id' => $project->getId(), 'date' => $day, 'hours' => 1.0, 'rate_charged' => 120.5]);
(new Api\TimeEntriesApi($http, $settings))->createTimeEntry($work);

$span = new Model\InvoiceFromTime(['client_id' => $client->getId(), 'from' => $day, 'to' => $day]);
$draft = $invoices->createInvoiceFromTime($span)->getData();
$invoices->sendInvoice($draft->getId(), null, null, new Model\InvoiceSend());
$wire = new Model\PaymentCreate(['amount' => 120.5, 'method' => Model\PaymentMethod::WIRE]);
$settled = (new Api\PaymentsApi($http, $settings))->recordInvoicePayment($draft->getId(), $wire)->getData();
if ($settled->getStatus() !== Model\InvoiceStatus::PAID) throw new RuntimeException("The invoice is {$settled->getStatus()}");
