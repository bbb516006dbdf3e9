import type { enquiries as hungarian } from '../../hu/customer-service/enquiries.ts';

export const enquiries: typeof hungarian = {
  titles: {
    venueHire: 'Ask about hiring',
    sportCourt: 'Ask about a court',
  },
  form: {
    days: 'Which days do you have in mind?',
    daysHint: 'One day or several, up to {most, number}. Only days on which we are open can be chosen.',
    nativeDaysHint: 'One, two or three days here; write further ones in your message.',
    day: 'Day {number}',
    from: 'From',
    until: 'Until',
    guests: 'How many people would come?',
    purpose: 'What would you use it for?',
    purposeHint: 'Between 10 and 5000 characters. Please tell us what you need, too: chairs, a projector, changing rooms.',
    send: 'Send enquiry',
    daysMissing: 'Please give at least one day and at most ten.',
    daysUnreadable: 'We could not read this as a day. Please write it like 2026-12-10',
    daysPast: 'Only today or a later day can be given.',
    daysFar: 'Please choose days within the next year.',
    fromMissing: 'Please give the time of the start. For example: 10:00',
    untilMissing: 'Please give the time of the end. For example: 16:00',
    outside: 'We are closed then. Opening hours on that day ({day}): {hours}. Please give a time within them.',
    hoursHint: {
      venueHire: 'You can ask for a time outside opening hours, too: we then arrange it with you separately.',
      sportCourt: 'Please give a time at which we are open.',
    },
    untilBefore: 'The end must be after the start.',
    guestsMissing: 'Please give the number of people as a number.',
  },
  time: {
    hour: 'hour',
    minute: 'minute',
    second: 'second',
    dayPart: 'part of the day',
    increase: 'more: {part}',
    decrease: 'less: {part}',
    chooseDayFirst: 'Choose a day first.',
    errors: {
      twoDigits: 'Please write two digits, for example 09.',
      outOfRange: 'Please write a number from {least} to {most}.',
      outsideLimits: 'This time cannot be chosen.',
    },
  },
};
