export * from './Card.tsx';
export * from './Pagination.tsx';
export * from './Picture.tsx';
export * from './Text.tsx';
