import { faultsIn } from '../planted-fault.ts';

/** Who is suspected to be a program, and what proves the contrary. */
const server = faultsIn('apps/site/server', 'wiring', [
  {
    of: 'form-stamp',
    find: ' && now - Number(at) >= FASTEST',
    replace: '',
    meets: 'Programs that fill in a form at once are taken for people.',
    test: 'form-stamp',
  },
  {
    of: 'form-stamp',
    find: 'isSame(signature, sign(at)) && ',
    replace: '',
    meets: 'A program writes its stamps itself.',
    test: 'form-stamp',
  },
  {
    of: 'form-gate',
    find: 'return by === key;',
    replace: 'return true;',
    meets: 'One solution opens the way for a thousand letters.',
    test: 'form-gate',
  },
  {
    of: 'form-gate',
    find: 'return by === key;',
    replace: 'return false;',
    meets: 'Who sends again because an answer was lost is suspected anew.',
    test: 'form-gate',
  },
  {
    of: 'form-gate',
    find: 'ticket?.isRipe ? ticket.id',
    replace: 'ticket ? ticket.id',
    meets: 'Without scripts nobody waits, and programs have none.',
    test: 'form-gate',
  },
  {
    of: 'form-gate',
    find: ' && (await isSeldom(client))',
    replace: '',
    meets: 'A client sends twenty letters a minute without a second look.',
    test: 'form-gate',
  },
  {
    of: 'form-gate',
    find: '!form.isTrapped && ',
    replace: '',
    meets: 'Programs that fill in every field are taken for people.',
    test: 'form-gate',
  },
  {
    of: 'form-gate',
    find: '!isOffered && ',
    replace: '',
    meets: 'A ticket that is refused is taken for nothing at all.',
    test: 'form-gate',
  },
  {
    of: 'form-gate',
    find: 'ticket && !used.has(ticket.id)',
    replace: 'ticket && used.has(ticket.id)',
    meets: 'Who sends a moment too early waits from the beginning, for ever.',
    test: 'form-gate',
  },
  {
    of: 'form-tickets',
    find: ' && age < TICKET_LIFE',
    replace: '',
    meets: 'Tickets are collected for years.',
    test: 'form-gate',
  },
  {
    of: 'form-tickets',
    find: 'age >= WAIT',
    replace: 'age > WAIT',
    meets: 'Who waited as long as was said is too early.',
    test: 'form-gate',
  },
  {
    of: 'form-tickets',
    find: '`form-ticket:${form}:${at}:${id}`',
    replace: '`form-ticket:${at}:${id}`',
    meets: 'A ticket of one form opens another.',
    test: 'form-gate',
  },
  {
    of: 'form-proof',
    find: 'proof?.challenge.parameters.data.form !== form',
    replace: '!proof',
    meets: 'The solution of one form opens another.',
    test: 'form-gate',
  },
  {
    of: 'form-proof',
    find: 'return verified ? ',
    replace: 'return verified !== undefined ? ',
    meets: 'Any guess is a solution.',
    test: 'form-gate',
  },
  {
    of: 'form-proof',
    find: 'text.length <= MAX_PROOF ? parsed(text) : undefined',
    replace: 'parsed(text)',
    meets: 'A program has the server read what is far too long.',
    test: 'form-gate',
  },
]);

const action = faultsIn('apps/site/app/parts/forms', 'wiring', [
  {
    of: 'form-action.server',
    find: "isTrapped: trapped !== ''",
    replace: 'isTrapped: false',
    meets: 'The hidden field catches nobody.',
    test: 'form-action',
  },
  {
    of: 'form-action.server',
    find: 'if (suspicion) return again(',
    replace: 'if (suspicion && files.length < 0) return again(',
    meets: 'What is suspected is stored all the same.',
    test: 'form-action',
  },
  {
    of: 'form-action.server',
    find: '...lost, ...stamped, ...suspicion }',
    replace: '...lost, ...stamped }',
    meets: 'Who is suspected has nothing to prove it with, and is locked out.',
    test: 'form-action',
  },
  {
    of: 'form-action.server',
    find: "stamp || (gate?.stamp() ?? '')",
    replace: 'stamp',
    meets: 'Without scripts everybody is suspected, however long they wrote.',
    test: 'form-action',
  },
]);

/** Wishes for a court, which are held against its hours. */
const courts = [
  ...faultsIn('packages/park/src', 'rules', [
    {
      of: 'hours',
      find: "from.add({ minutes: 1 })) ? 'until' : 'from'",
      replace: "from.add({ minutes: 1 })) ? 'from' : 'until'",
      meets: 'The wrong one of two times is said to be outside opening hours.',
      test: 'hours',
    },
  ]),
  ...faultsIn('apps/site/app/parts/enquiries', 'rules', [
    {
      of: 'enquiry-hours.server',
      find: 'spans.length > 0 ? outsideHours(place, day, { from, until }) : null',
      replace: 'outsideHours(place, day, { from, until })',
      meets: 'Of a day on which the court is closed all day it is said when it is open.',
      test: 'enquiry-hours',
    },
    {
      of: 'enquiry-hours.server',
      find: 'daysIn(days).filter(isDay)',
      replace: 'daysIn(days).slice(0, 1).filter(isDay)',
      meets: 'Of several days only the first one is looked at.',
      test: 'enquiry-hours',
    },
  ]),
  ...faultsIn('apps/cms/src/content-api', 'rules', [
    {
      of: 'forms',
      find: "form === 'sportCourtEnquiries' ? body.days",
      replace: "form !== 'sportCourtEnquiries' ? body.days",
      meets: 'A hall cannot be asked for in the evening, and a court can at night.',
      test: 'forms',
      named: 'outside opening hours',
    },
  ]),
];

/** What is kept no longer. */
const retention = faultsIn('apps/cms/src', 'wiring', [
  {
    of: 'inbox/retention',
    find: "schedule: [{ cron: '20 3 * * *', queue: 'default' }],",
    replace: '',
    meets: 'Personal data are kept for ever, because nobody begins the work of the night.',
    test: 'inbox/retention-job',
  },
  {
    of: 'inbox/retention',
    find: 'await keepNoLonger(req.payload, Temporal.Now.instant())',
    replace: '0',
    meets: 'The work of the night does nothing.',
    test: 'inbox/retention-job',
  },
  {
    of: 'payload.config',
    find: "env.CMS_RUN_JOBS === '1' ? { autoRun",
    replace: "env.CMS_RUN_JOBS === '2' ? { autoRun",
    meets: 'No process looks for work: nothing is published at its time, nothing erased.',
    test: 'inbox/retention-job',
  },
]);

export const forms = [...server, ...action, ...courts, ...retention];
