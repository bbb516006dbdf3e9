import type { EventsInQuery } from '@liget/content-api';
import { ZONE } from '@liget/park/time';
import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { describePrograms } from '../events-in-query.ts';
import { RecentRemovals } from '../RecentRemovals.tsx';
import { readRecentSearches, rememberSearch, removeSearch, removeSearches } from '../recent-searches.ts';
import { useField } from '../use-field.ts';
import { interpretKey, isTextKey } from './keys.ts';
import { OptionList } from './OptionList.tsx';
import { toRecentOptions, toSuggestionOptions } from './options.ts';
import styles from './SuggestionBox.module.css';
import { useOffers } from './use-offers.ts';

/** Today in Budapest, 'YYYY-MM-DD', which is the Swedish format. */
const getToday = () => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(new Date());

const COMBOBOX_ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'];

/**
 * Makes a search field an editable combobox (WAI-ARIA Authoring Practices): it suggests recent searches while it is empty, otherwise the service's
 * suggestions. Its form still works as before.
 */
export function SuggestionBox({ field }: { field: HTMLInputElement }) {
  const t = useTranslations('shell');
  const locale = useLocale() === 'en' ? 'en' : 'hu';
  const listId = useId();
  const [recent, setRecent] = useState(readRecentSearches);
  const remember = (searched: string) => {
    rememberSearch(searched);
    setRecent(readRecentSearches());
  };
  const { text, isOpen, setOpen, active, setActive } = useField(field, remember);
  const offers = useOffers(text, isOpen, locale);
  const describeEvents = (eventsInQuery: EventsInQuery) => ({
    text: describePrograms(eventsInQuery, (word) => t(`asked.${word}`), getToday(), locale),
    note: t(eventsInQuery.are_lasting ? 'asked.openLasting' : 'asked.open', { count: eventsInQuery.count }),
  });
  const formatDate = (date: string, state: string) => t('suggestions.date', { date, state });
  const isRecent = text.trim() === '';
  const groups = isRecent ? toRecentOptions(recent, locale) : offers ? toSuggestionOptions(offers, locale, describeEvents, formatDate) : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isShown = isOpen && count > 0;
  const activeIndex = isShown && active < count ? active : -1;
  const getId = (index: number) => `${listId}-${index}`;

  useLayoutEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('autocomplete', 'off');
    return () => {
      for (const name of COMBOBOX_ATTRIBUTES) field.removeAttribute(name);
    };
  }, [field]);
  useLayoutEffect(() => {
    field.setAttribute('aria-expanded', String(isShown));
    if (isShown) field.setAttribute('aria-controls', listId);
    else field.removeAttribute('aria-controls');
    if (activeIndex === -1) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `${listId}-${activeIndex}`);
    if (activeIndex !== -1) document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, isShown, activeIndex]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Ignore input composition and the browser's own shortcuts.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isTextKey(event)) setActive(-1);
    // With recent searches, Tab moves on to the buttons that delete them.
    if (event.key === 'Tab' && !isRecent) setOpen(false);
    const effect = interpretKey(event, { count, active: activeIndex, isShown });
    if (!effect) return;
    event.preventDefault();
    event.stopPropagation();
    if (effect === 'choose') {
      document.getElementById(getId(activeIndex))?.click();
      return;
    }
    setOpen(effect.isShown);
    setActive(effect.active);
  });
  useEffect(() => {
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field]);

  function onRemoved() {
    setRecent(readRecentSearches());
    setActive(-1);
    field.focus();
  }

  const { form } = field;
  if (!form) return null;
  return createPortal(
    <>
      <p role="status" className="visually-hidden">
        {isShown ? t('suggestions.count', { count }) : ''}
      </p>
      {isShown ? (
        // Pressing in the box must not take the focus from the field.
        <div
          role="presentation"
          className={styles.box}
          data-recent={isRecent ? '' : undefined}
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
        >
          <OptionList
            id={listId}
            groups={groups}
            active={activeIndex}
            getId={getId}
            onChoose={({ query }) => {
              if (query) remember(query);
              setOpen(false);
            }}
          />
          {isRecent ? (
            <RecentRemovals
              recent={recent}
              onForget={(one) => {
                if (one === undefined) removeSearches();
                else removeSearch(one);
                onRemoved();
              }}
            />
          ) : null}
        </div>
      ) : null}
    </>,
    form,
  );
}
