/** The parts of a calendar, from where react-aria keeps each. */
export { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
export { Button, DateRangePicker, Group, Popover, RangeCalendar } from 'react-aria-components/DateRangePicker';
export { Dialog, Heading } from 'react-aria-components/Dialog';
