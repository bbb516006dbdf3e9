// Forms of served pages, filled in and sent like by a browser without scripts.
import type { HTMLElement } from 'happy-dom';
import { type ServedPage, toPage } from './served-page.ts';

type Values = Readonly<Record<string, string | readonly string[]>>;

/** The fields that a browser sends: the form's controls with some filled in. Throws for a value that the form does not offer. */
export function listSentFields(form: HTMLElement, values: Values): [name: string, value: string][] {
  const sent: [string, string][] = [];
  const isUsed = new Set<string>();
  for (const control of form.querySelectorAll('input[name], select[name], textarea[name]')) {
    const [name, type] = [control.getAttribute('name') ?? '', control.getAttribute('type') ?? ''];
    const requestedValues = values[name] === undefined ? undefined : [values[name]].flat();
    if (control.hasAttribute('disabled') || type === 'file') continue;
    if (type === 'checkbox' || type === 'radio') {
      const value = control.getAttribute('value') ?? 'on';
      if (requestedValues?.includes(value)) isUsed.add(`${name} ${value}`);
      if (requestedValues ? requestedValues.includes(value) : control.hasAttribute('checked')) sent.push([name, value]);
      continue;
    }
    const options = [...control.querySelectorAll('option')];
    const selected = options.find((option) => option.hasAttribute('selected')) ?? options[0];
    const currentValue = control.tagName === 'TEXTAREA' ? control.textContent : (selected ?? control).getAttribute('value');
    const value = requestedValues?.[0] ?? currentValue ?? '';
    if (requestedValues && (options.length === 0 || options.some((option) => option.getAttribute('value') === value)))
      isUsed.add(`${name} ${value}`);
    sent.push([name, value]);
  }
  for (const [name, requestedValues] of Object.entries(values))
    for (const value of [requestedValues].flat())
      if (!isUsed.has(`${name} ${value}`)) throw new Error(`The form does not offer ${name}=${value}`);
  return sent;
}

/** Fills in a form of a page and sends it like a browser without scripts. Returns the next page. */
export async function sendForm(page: ServedPage, form: HTMLElement, values: Values): Promise<ServedPage> {
  const sent = listSentFields(form, values);
  const action = new URL(form.getAttribute('action') || page.url, page.url);
  if (form.getAttribute('method')?.toLowerCase() !== 'post') {
    action.search = String(new URLSearchParams(sent));
    return toPage(await fetch(action));
  }
  const isMultipart = form.getAttribute('enctype') === 'multipart/form-data';
  const body = isMultipart ? new FormData() : new URLSearchParams(sent);
  if (body instanceof FormData) for (const [name, value] of sent) body.append(name, value);
  return toPage(await fetch(action, { method: 'POST', body, headers: { origin: page.url.origin } }));
}
