// They come with the page, which the server has drawn with them, and not with the code of its parts.
import './Filters.module.css';
import './Map.module.css';
import './PlaceCard.module.css';
import './PlaceList.module.css';
import './ProgramLines.module.css';
import './stage/CameraControl.module.css';
import './stage/Ground.module.css';
import './stage/MapStage.module.css';
import './stage/Signs.module.css';
import './ways/WayPanel.module.css';
