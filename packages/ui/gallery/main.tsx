import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import { Gallery } from './Gallery.tsx';
import './gallery.css';

const place = document.getElementById('gallery');
if (place) createRoot(place).render(<Gallery />);
