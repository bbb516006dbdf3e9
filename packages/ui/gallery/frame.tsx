import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import './gallery.css';
import { Stories } from './Stories.tsx';
import { settingsOf } from './settings.ts';

const settings = settingsOf(window.location.search);
document.documentElement.lang = settings.language;
document.body.className = `theme-${settings.theme}`;
const place = document.getElementById('stories');
if (place) createRoot(place).render(<Stories {...settings} />);
