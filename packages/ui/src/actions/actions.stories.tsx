import { ArrowRight, Download, Search } from 'lucide-react';
import { useState } from 'react';
import { Badge, CountBadge } from './Badge.tsx';
import { Button, ButtonLink, IconButton, TextLink } from './Button.tsx';
import { ChipLink, ChipRemovable, ChipRow, ChipToggle } from './Chip.tsx';
import { Icon } from './Icon.tsx';

export const title = 'Gombok, címkék · Buttons, chips, badges';

function Toggles({ words }: { words: [string, string] }) {
  const [on, setOn] = useState([true, false]);
  return (
    <ChipRow label={words[0]}>
      {words.map((word, index) => (
        <ChipToggle key={word} pressed={on[index] ?? false} onToggle={(pressed) => setOn(on.with(index, pressed))}>
          {word}
        </ChipToggle>
      ))}
    </ChipRow>
  );
}

export const stories = {
  Gombok: () => (
    <div className="actions">
      <Button>Jegyvásárlás</Button>
      <Button look="secondary">Részletek</Button>
      <Button look="quiet">Mentés a naptárba</Button>
      <Button look="accent">Elmarad</Button>
      <Button disabled>Nem választható</Button>
      <Button size="small">Kicsi</Button>
      <Button size="large">
        Ma a parkban <Icon of={ArrowRight} size={22} />
      </Button>
      <IconButton label="Keresés" look="quiet">
        <Icon of={Search} />
      </IconButton>
      <ButtonLink href="#letoltes" look="secondary">
        <Icon of={Download} /> Letöltés
      </ButtonLink>
      <TextLink href="#minden">
        Minden program <Icon of={ArrowRight} size={16} />
      </TextLink>
    </div>
  ),
  Buttons: () => (
    <div className="actions">
      <Button>Buy tickets</Button>
      <Button look="secondary">Details</Button>
      <Button look="quiet">Save to calendar</Button>
      <Button size="large" wide>
        On in the park today
      </Button>
      <TextLink href="#all">All programs</TextLink>
      <span>
        An icon that speaks: <Icon of={Search} label="Search" />
      </span>
    </div>
  ),
  Szűrők: () => (
    <>
      <ChipRow label="Mikor?" scroll>
        <ChipLink href="#ma" current>
          Ma
        </ChipLink>
        <ChipLink href="#holnap">Holnap</ChipLink>
        <ChipLink href="#hetvege">Hétvégén</ChipLink>
      </ChipRow>
      <Toggles words={['Ingyenes', 'Gyerekkel']} />
      <ChipRow>
        <ChipRemovable removeLabel="Szűrő törlése: sport" href="#nelkul">
          Sport
        </ChipRemovable>
        <ChipRemovable removeLabel="Szűrő törlése: zene" onRemove={() => undefined}>
          Zene
        </ChipRemovable>
      </ChipRow>
    </>
  ),
  Chips: () => (
    <>
      <ChipRow label="When?">
        <ChipLink href="#today" current>
          Today
        </ChipLink>
        <ChipLink href="#tomorrow">Tomorrow</ChipLink>
      </ChipRow>
      <Toggles words={['Free', 'With children']} />
    </>
  ),
  'Állapotok · States': () => (
    <div className="actions">
      <Badge tone="good" dot="pulse">
        Nyitva
      </Badge>
      <Badge tone="waiting" dot>
        Bizonytalan idő
      </Badge>
      <Badge tone="bad" dot>
        Closed
      </Badge>
      <Badge tone="new">New</Badge>
      <Badge>Kiállítás</Badge>
      <CountBadge count={12} />
    </div>
  ),
};
