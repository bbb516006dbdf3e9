import { PictogramPanel } from '@liget/ui';
import { useTranslations } from 'use-intl';
import { Sign } from './Sign.tsx';

const NAMES = [
  'top_location',
  'entrance',
  'train',
  'metro',
  'car',
  'parking',
  'bicycle',
  'wheelchair',
  'step_free',
  'accessible_restroom',
  'sign_language',
  'hearing_loop',
  'audio_description',
  'relaxed',
  'assistance_dogs',
  'toilet',
  'water',
  'food',
  'child',
  'playground',
  'pushchair',
  'dog',
  'sport',
  'first_aid',
  'info',
  'clock',
  'ticket',
  'gift',
  'wifi',
  'rules',
  'lost',
] as const;

/** The legend of the icons, on pages that use them (specification, section 2). */
export function SignsPanel() {
  const t = useTranslations('signs');
  return (
    <PictogramPanel
      id="signs"
      title={t('title')}
      closeLabel={t('close')}
      intro={t('intro')}
      items={NAMES.map((name) => ({
        name,
        sign: <Sign name={name} look="small" />,
        label: t(`names.${name}.label`),
        text: t(`names.${name}.text`),
      }))}
    />
  );
}
