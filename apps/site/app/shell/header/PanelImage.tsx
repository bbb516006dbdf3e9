import { createContext, useContext, useEffect, useState } from 'react';
import { connectionOf, isFrugal } from '../navigation/connection.ts';
import type { PanelPicture } from '../shell-data.server.ts';

/** Specification, section 9: image loading in panels is blocked for so many milliseconds after the layout mounts. */
const BLOCKED_FOR = 2000;

const Blocked = createContext(true);
export const ImageBlocking = Blocked.Provider;

/** Are the panels' pictures still held back? Those who save data only get what they open. */
export function useImageBlocking(): boolean {
  const [blocked, setBlocked] = useState(true);
  useEffect(() => {
    if (isFrugal(connectionOf(navigator))) return;
    const timer = setTimeout(() => setBlocked(false), BLOCKED_FOR);
    return () => clearTimeout(timer);
  }, []);
  return blocked;
}

/** A card's picture. A lazy picture in a closed panel is not loaded; once blocking is lifted it is, open or not. */
export function PanelImage({ picture }: { picture: PanelPicture | null }) {
  const blocked = useContext(Blocked);
  if (!picture) return null;
  const { src, width, height, colour } = picture;
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={blocked ? 'lazy' : 'eager'}
      fetchPriority="low"
      decoding="async"
      {...(colour ? { style: { backgroundColor: colour } } : {})}
    />
  );
}
