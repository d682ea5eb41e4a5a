import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const expensesRoute = createLazyRoute('/expenses')({ component: ExpensesScreen });

function ExpensesScreen() {
  return <Page title="Expenses">{null}</Page>;
}
