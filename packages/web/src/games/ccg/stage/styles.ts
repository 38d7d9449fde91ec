/** What the stage looks like: what all acts share, each of them, how they move, and where there is little room. */
import './stage.css';
import './fight.css';
import './alarm.css';
import './motion.css';
import './narrow.css';
