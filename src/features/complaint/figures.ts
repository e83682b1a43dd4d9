import { complaint } from '../../contract/complaint.ts';
import { TO_ACCEPT, TO_VISIT } from '../../contract/complaint-states.ts';
import type { FiguresOf } from '../../data/figures.ts';

const { resource } = complaint;
const named = ['complaintNo', 'complainant'];

/** Complaints that wait. */
const figuresOf: FiguresOf = () => [
  {
    label: 'complaint.waiting.overdue',
    place: 'late',
    stake: 'passenger',
    act: 'handle',
    list: { resource, filter: { due: 'over' } },
    first: { by: 'deadline', is: 'due', named },
  },
  {
    label: 'complaint.waiting.dueSoon',
    place: 'soon',
    act: 'handle',
    list: { resource, filter: { due: 'soon' } },
    first: { by: 'deadline', is: 'due', named },
  },
  {
    label: 'complaint.waiting.toAccept',
    place: 'soon',
    act: 'handle',
    list: { resource, filter: { state: TO_ACCEPT } },
    first: { by: 'createdOn', is: 'since', named },
  },
  {
    label: 'complaint.waiting.toVisit',
    place: 'later',
    act: 'handle',
    list: { resource, filter: { state: TO_VISIT } },
    first: { by: 'createdOn', is: 'since', named },
  },
];

export default figuresOf;
