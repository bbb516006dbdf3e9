import type { BaseMapKind } from '@liget/content-api';
import type { ExpressionSpecification } from 'maplibre-gl';

export const BASE_MAP = 'base-map';
export const MARKERS = 'markers';

/** Selects features of the base map. */
export const isKind = (...kinds: BaseMapKind[]): ExpressionSpecification => ['match', ['get', 'kind'], kinds, true, false];
