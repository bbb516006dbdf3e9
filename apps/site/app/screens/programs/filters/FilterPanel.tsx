import { Button, Icon } from '@liget/ui';
import { X } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FilterOption } from '../list/notices/filter-labels.server.ts';
import type { ProgramsData } from '../list/programs-list.server.ts';
import type { FilterDatesProps } from './DateFields.tsx';
import { FilterDates } from './FilterDates.tsx';
import styles from './Filters.module.css';
import type { UrlFilters } from './filters.ts';

export const FILTERS_ID = 'program-filters';

const NO_OPTIONS: FilterOption[] = [];

interface FilterPanelProps {
  data: Pick<ProgramsData, 'page' | 'path' | 'options' | 'clearUrl' | 'showCount' | 'today' | 'reversedTo'>;
  /** The filters in the form, which are ahead of the list for a moment. */
  filters: UrlFilters;
  isHidden: boolean;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onDays: FilterDatesProps['onDays'];
  onShowResults: () => void;
}

/** The filters as a plain form: a column beside the list on a desktop, a sheet on a phone; with JavaScript it is sent at every change. */
export function FilterPanel({ data, filters, isHidden, onChange, onDays, onShowResults }: FilterPanelProps) {
  const t = useTranslations('programs');
  const shell = useTranslations('shell');
  const { options, showCount, page, today } = data;
  const { from, to = data.reversedTo } = filters;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const markUsed = () => setIsUsed(true);
  useEffect(() => {
    // Opened before hydration. A screen reader otherwise stays at the button behind the sheet.
    if (panel.current?.matches(':popover-open:not(:focus-within)')) heading.current?.focus();
  }, []);
  return (
    // First use loads the date pickers; when the focus leaves the open sheet, it closes.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only observes events of the controls inside
    <section
      ref={panel}
      id={FILTERS_ID}
      popover="auto"
      className={styles.panel}
      aria-labelledby={`${FILTERS_ID}-title`}
      data-hidden={isHidden || undefined}
      onPointerEnter={markUsed}
      onFocus={markUsed}
      onKeyDown={({ key, currentTarget }) => {
        // Closes the sheet when the focus leaves it, so that keyboard users do not end up behind it. The focus moves after this.
        const closeWhenLeft = () => {
          if (!currentTarget.contains(document.activeElement)) currentTarget.hidePopover();
        };
        if (key === 'Tab' && currentTarget.matches(':popover-open')) setTimeout(closeWhenLeft);
      }}
      onToggle={({ newState }) => {
        markUsed();
        if (newState === 'open') heading.current?.focus();
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={`${FILTERS_ID}-title`} tabIndex={-1}>
          {t('filters')}
        </h2>
        <button
          type="button"
          className={`button button-icon button-quiet ${styles.close}`}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={shell('close')}
        >
          <Icon of={X} />
        </button>
      </div>
      <form
        action={data.path}
        method="get"
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          onChange(event);
          panel.current?.hidePopover();
          onShowResults();
        }}
      >
        {/* These are chosen above the list. */}
        <Checkboxes name="need" options={NO_OPTIONS} chosen={filters.need} />
        {filters.sort ? <input type="hidden" name="sort" value={filters.sort} /> : null}
        <Group title={t('dates')} isOpen>
          <FilterDates locale={page.locale} {...{ today, from, to, onDays }} isWanted={isUsed} />
        </Group>
        <Group title={t('category')} isOpen>
          <Checkboxes name="category" options={options.category} chosen={filters.category} />
        </Group>
        <Group title={t('timeOfDay')} isOpen>
          {options.time_of_day.map((option) => (
            <Choice
              key={option.value}
              type="radio"
              name="time_of_day"
              option={option}
              isChecked={(filters.time_of_day ?? 'any') === option.value}
            />
          ))}
        </Group>
        <Group title={t('more')} isOpen>
          <Choice type="checkbox" name="free" option={{ value: '1', label: t('freeOnly'), count: options.free }} isChecked={filters.free} />
          <Choice
            type="checkbox"
            name="series"
            option={{ value: filters.series ?? '1', label: t('seriesOnly'), count: options.series }}
            isChecked={filters.series !== undefined}
          />
        </Group>
        <Group title={t('type')} isOpen={filters.type.length > 0} chosen={filters.type.length}>
          <Checkboxes name="type" options={options.type} chosen={filters.type} />
        </Group>
        <Group title={t('location')} isOpen={filters.location.length > 0} chosen={filters.location.length}>
          <Checkboxes name="location" options={options.location} chosen={filters.location} />
        </Group>
        <Group title={t('accessibility')} isOpen={filters.accessibility.length > 0} chosen={filters.accessibility.length}>
          <Checkboxes name="accessibility" options={options.accessibility} chosen={filters.accessibility} />
        </Group>
        <div className={styles.foot}>
          <Button type="submit">{showCount}</Button>
          <a href={data.clearUrl}>{t('clear')}</a>
        </div>
      </form>
    </section>
  );
}

/** A disclosure with its own state: it stays open while the list changes. */
function Group({ title, isOpen = false, chosen = 0, children }: { title: string; isOpen?: boolean; chosen?: number; children: ReactNode }) {
  const [opensAtFirst] = useState(isOpen);
  return (
    <details className={styles.group} open={opensAtFirst}>
      <summary>
        {title}
        {chosen > 0 ? <span className={styles.chosen}>{chosen}</span> : null}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

function Checkboxes({ name, options, chosen }: { name: string; options: FilterOption[]; chosen: string[] }) {
  const offered = new Set(options.map(({ value }) => value));
  return (
    <>
      {options.map((option) => (
        <Choice key={option.value} type="checkbox" name={name} option={option} isChecked={chosen.includes(option.value)} />
      ))}
      {/* A chosen value that is not offered, for example a type of another category, must not be lost with the next change. */}
      {chosen
        .filter((value) => !offered.has(value))
        .map((value) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  option: FilterOption;
  isChecked: boolean;
}

function Choice({ type, name, option, isChecked }: ChoiceProps) {
  return (
    <label className={styles.choice} data-none={(option.count === 0 && !isChecked) || undefined}>
      {/* The form listens for changes of all its fields. */}
      <input type={type} name={name} value={option.value} checked={isChecked} onChange={() => undefined} />
      <span className={styles.label}>{option.label}</span>
      <span className={styles.count}>{option.count}</span>
    </label>
  );
}
