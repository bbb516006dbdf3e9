import { NEWSLETTER_TOPICS, type NewsletterLink } from '@liget/content-api';
import { NEWSLETTER_STEPS, type NewsletterStep, parseNewsletterStep } from '@liget/content-api/newsletter-steps';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { readFormData } from '../../components/forms/form-data.server.ts';
import { requestContext } from '../../content/context.ts';
import { createNotFoundError, toFailure } from '../../content/screen-content.server.ts';
import { getMessages, type Messages } from '../../i18n/index.ts';
import { createScreenLoader } from '../../layout/loaders/screen-loader.server.ts';
import { href } from '../../lib/urls/href.ts';
import { redirectTo } from '../../lib/urls/redirects/redirect-to.ts';
import { getStepStatus, type StepView, toStepView } from './newsletter-step.ts';

/** No topic was chosen. */
export type StepError = 'none';

/** The result in the URL after the form. */
const NOTICES = ['confirmed', 'saved'] as const;
const LEFT = 'left';

const getUrl = (step: NewsletterStep, query: { token?: string; done?: string }) =>
  href('newsletterStep', 'hu', { step: NEWSLETTER_STEPS[step] }, query);

/** Throws a 404 for an unknown step. */
function getStep(word: string | undefined): NewsletterStep {
  const step = parseNewsletterStep(word);
  if (!step) throw createNotFoundError();
  return step;
}

const getStepMessages = ({ newsletter }: Pick<Messages, 'newsletter'>) => ({
  confirm: { title: newsletter.confirm.title, text: newsletter.confirm.text },
  choose: { title: newsletter.choose.title, text: newsletter.choose.text },
  unsubscribe: { title: newsletter.unsubscribe.title, text: newsletter.unsubscribe.text },
  left: { title: newsletter.left.title, text: newsletter.left.text },
  gone: { title: newsletter.gone.title, text: newsletter.gone.text },
  unknown: { title: newsletter.unknown.title, text: newsletter.unknown.text },
});

async function readView(args: LoaderFunctionArgs, step: NewsletterStep, token: string): Promise<StepView> {
  if (step === 'unsubscribe' && args.url.searchParams.get('done') === LEFT) return { kind: 'left' };
  if (token === '') return { kind: 'unknown' };
  const answer = await args.context.get(requestContext).content.followLink({ action: 'look', token });
  const view = toStepView(step, answer);
  if (view) return view;
  throw answer.kind === 'ok' ? createNotFoundError() : toFailure(answer);
}

const isLost = ({ kind }: StepView) => kind === 'gone' || kind === 'unknown';

async function readSettings({ context }: LoaderFunctionArgs) {
  const answer = await context.get(requestContext).content.read('siteSettings', 'hu');
  return answer.kind === 'ok' ? answer.value.data : null;
}

/** Reads the state of the subscription and changes nothing. Invalid links get a page with 404 or 410. */
export async function loadStep(args: LoaderFunctionArgs) {
  const step = getStep(args.params['step']);
  const token = args.url.searchParams.get('token') ?? '';
  const view = await readView(args, step, token);
  const messages = getMessages('hu', args.context.get(requestContext).translations.hu);
  const { title, text } = getStepMessages(messages)[view.kind === 'ask' ? step : view.kind];
  const describe = createScreenLoader('newsletterStep', async ({ page }) => ({ page: await page({ title, description: text }) }));
  const { page } = await describe(args);
  const done = args.url.searchParams.get('done');
  const isChoice = view.kind === 'ask' && step === 'choose';
  const shown = {
    page,
    step,
    view,
    notice: isChoice ? NOTICES.find((notice) => notice === done) : undefined,
    /** Whom to write to if the link does not end the subscription. */
    contact: isLost(view) && step !== 'confirm' ? ((await readSettings(args))?.email ?? null) : null,
    own: { action: getUrl(step, { token }), leave: isChoice ? getUrl('unsubscribe', { token }) : undefined },
  };
  return data(shown, { status: getStepStatus(view) });
}

function getLink(step: NewsletterStep, token: string, form: FormData): NewsletterLink {
  const chosen = form.getAll('topics');
  return step === 'choose'
    ? { action: 'choose', token, topics: NEWSLETTER_TOPICS.filter((topic) => chosen.includes(topic)) }
    : { action: step, token };
}

/**
 * Carries out the link's action and redirects with 303, so that a reload does nothing. On failure it redirects to the page that gives the
 * reason.
 */
export async function runStep(args: ActionFunctionArgs) {
  const step = getStep(args.params['step']);
  const { content, refused } = args.context.get(requestContext);
  const token = args.url.searchParams.get('token') ?? '';
  if (refused) throw data({ code: 'error' }, { status: refused === 'tooMany' ? 429 : 413 });
  const link = getLink(step, token, await readFormData(args.request));
  if (link.action === 'choose' && link.topics.length === 0) return data<StepError>('none', { status: 422 });
  const answer = await content.followLink(link);
  if (answer.kind === 'unavailable' || answer.kind === 'invalid') throw toFailure(answer);
  if (answer.kind !== 'ok') throw redirectTo(getUrl(step, { token }), 303);
  const { preferences_token: preferences } = answer.value.data;
  if (step === 'unsubscribe') throw redirectTo(getUrl('unsubscribe', { done: LEFT }), 303);
  throw redirectTo(getUrl('choose', { token: preferences ?? token, done: step === 'confirm' ? 'confirmed' : 'saved' }), 303);
}
