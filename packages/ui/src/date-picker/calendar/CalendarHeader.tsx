import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../../actions/Icon.tsx';
import { formatDate } from '../text/date-format.ts';
import type { DateLanguage } from '../text/date-language.ts';
import { parsePattern } from '../text/date-pattern.ts';
import type { CalendarTexts } from '../texts.ts';
import type { CalendarView } from './views.ts';
import { getYearPage } from './year-page.ts';

interface CalendarHeaderProps {
  shown: CalendarView;
  /** The first days of the months in view. */
  months: readonly CalendarDate[];
  cursor: CalendarDate;
  language: DateLanguage;
  texts: CalendarTexts;
  isFirst: boolean;
  isLast: boolean;
  onTurn: (direction: 1 | -1) => void;
  onView: (view: CalendarView) => void;
}

const TURN_TEXTS = {
  date: ['previousMonth', 'nextMonth'],
  month: ['previousYear', 'nextYear'],
  year: ['previousYears', 'nextYears'],
} as const;

export function CalendarHeader({ shown, months, isFirst, isLast, texts, onTurn, ...title }: CalendarHeaderProps) {
  const [previous, next] = TURN_TEXTS[shown];
  return (
    <div className="calendar-head">
      <TurnButton label={texts[previous]} blocked={isFirst} icon={ChevronLeft} onPress={() => onTurn(-1)} />
      <div className="calendar-titles">
        {months.map((month) => (
          <div key={month.toString()} className="calendar-title">
            <Title {...{ shown, texts, month }} {...title} />
          </div>
        ))}
      </div>
      <TurnButton label={texts[next]} blocked={isLast} icon={ChevronRight} onPress={() => onTurn(1)} />
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  blocked: boolean;
  icon: typeof ChevronLeft;
  onPress: () => void;
}

/** Stays focusable on the last page, so that the focus is not lost. */
function TurnButton({ label, blocked, icon, onPress }: TurnButtonProps) {
  return (
    <button
      type="button"
      className="calendar-turn"
      aria-label={label}
      title={label}
      aria-disabled={blocked || undefined}
      onClick={() => !blocked && onPress()}
    >
      <Icon of={icon} />
    </button>
  );
}

type TitleProps = Pick<CalendarHeaderProps, 'shown' | 'cursor' | 'language' | 'texts' | 'onView'> & { month: CalendarDate };

function Title({ shown, month, cursor, language, texts, onView }: TitleProps) {
  if (shown === 'year')
    return (
      <span>
        {getYearPage(cursor.year)
          .filter((_, index) => index % 9 === 0)
          .join(' – ')}
      </span>
    );
  if (shown === 'month') return <TitleButton name={texts.chooseYear} text={String(cursor.year)} onPress={() => onView('year')} />;
  // Year and month in the order of the language, each with its punctuation.
  const parts = parsePattern(language.fullMonth, language.locale);
  return parts.map((part, index) => {
    if (part.kind === 'text') return null;
    const view = part.field === 'yy' ? 'year' : 'month';
    const name = view === 'year' ? texts.chooseYear : texts.chooseMonth;
    const next = parts[index + 1];
    const text = formatDate(part.field, month, language) + (next?.kind === 'text' ? next.text.trim() : '');
    return <TitleButton key={view} name={name} text={text} onPress={() => onView(view)} />;
  });
}

function TitleButton({ name, text, onPress }: { name: string; text: string; onPress: () => void }) {
  return (
    <button type="button" className="calendar-title-button" aria-label={`${text}, ${name}`} title={name} onClick={onPress}>
      {text}
    </button>
  );
}
