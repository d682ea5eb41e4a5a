/** Re-exports the calendar's components from their entry points in react-aria. */
export { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
export { Button, DateRangePicker, Group, Popover, RangeCalendar } from 'react-aria-components/DateRangePicker';
export { Dialog, Heading } from 'react-aria-components/Dialog';
