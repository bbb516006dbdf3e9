"""Puts the Hungarian letters that Latin-1 lacks into the Latin font: `python merge-fonts.py LATIN HUNGARIAN RESULT` (needs fonttools, brotli).

A word must not be set in two fonts when only one of two files came in time, and no tool for Node merges variable fonts.
"""

import sys
from copy import deepcopy

from fontTools.ttLib import TTFont

# Each new letter is kerned as its brother with dots.
KERNED_AS = {
    "ohungarumlaut": "odieresis",
    "Ohungarumlaut": "Odieresis",
    "uhungarumlaut": "udieresis",
    "Uhungarumlaut": "Udieresis",
}


def add_glyphs(latin: TTFont, hungarian: TTFont) -> None:
    """Outlines, their variations and their widths; parts that letters are composed of come along under new names."""
    name_of = {name: name if name in KERNED_AS else f"hungarian.{name}" for name in hungarian.getGlyphOrder() if name != ".notdef"}
    for font in (latin, hungarian):
        font.ensureDecompiled()
        for name in font.getGlyphOrder():
            font["glyf"][name].expand(font["glyf"])
    latin.setGlyphOrder(latin.getGlyphOrder() + list(name_of.values()))
    for old, new in name_of.items():
        glyph = deepcopy(hungarian["glyf"][old])
        for part in getattr(glyph, "components", []):
            part.glyphName = name_of[part.glyphName]
        latin["glyf"].glyphs[new] = glyph
        latin["gvar"].variations[new] = deepcopy(hungarian["gvar"].variations.get(old, []))
        latin["hmtx"].metrics[new] = hungarian["hmtx"].metrics[old]
    latin["glyf"].glyphOrder = latin.getGlyphOrder()
    for table in latin["cmap"].tables:
        table.cmap.update({code: name_of[old] for code, old in hungarian.getBestCmap().items() if old in KERNED_AS})


def add_kerning(latin: TTFont) -> None:
    for lookup in latin["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            table = getattr(part, "ExtSubTable", part)
            if table.LookupType != 2 or table.Format != 2:
                continue
            for new, like in KERNED_AS.items():
                for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
                    if like in classes:
                        classes[new] = classes[like]
                if like in table.Coverage.glyphs:
                    table.Coverage.glyphs.append(new)
            table.Coverage.glyphs.sort(key=latin.getGlyphID)


def main() -> None:
    latin, hungarian = TTFont(sys.argv[1]), TTFont(sys.argv[2])
    add_glyphs(latin, hungarian)
    add_kerning(latin)
    # Without this table the widths vary as the outlines do; the one there knows nothing of the new letters.
    del latin["HVAR"]
    latin.flavor = "woff2"
    latin.save(sys.argv[3])


main()
