import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import './gallery.css';
import { Stories } from './Stories.tsx';
import { parseSettings } from './settings.ts';

const settings = parseSettings(window.location.search);
document.documentElement.lang = settings.language;
document.body.className = `theme-${settings.theme}`;
const place = document.getElementById('stories');
if (place) createRoot(place).render(<Stories {...settings} />);
