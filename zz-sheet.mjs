import sharp from 'sharp';
const [out, W, ...files] = process.argv.slice(2);
let y=0; const parts=[]; let max=0;
for (const f of files) { const img=sharp(`/tmp/share-shots/${f}.png`); const m=await img.metadata(); const w=Math.min(+W,m.width); const b=await img.resize(w).png().toBuffer({resolveWithObject:true}); parts.push({input:b.data,left:0,top:y}); y+=b.info.height+14; max=Math.max(max,w);}
await sharp({create:{width:max,height:y,channels:3,background:'#888'}}).composite(parts).png().toFile(`/tmp/share-shots/${out}.png`);
