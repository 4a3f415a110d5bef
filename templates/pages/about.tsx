import { say } from 'senja/words';
import type { Job, PageData } from '../contract.ts';
import type { AboutPageModel } from '../model.generated.ts';
import { Dialled } from '../parts/dial.tsx';
import { Couple } from '../parts/drawings/scene.tsx';
import { Face } from '../parts/face.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { PORTRAITS } from '../plan/drawings.generated.ts';
import { TEAM_ID } from '../plan/page-ids.ts';

const TONES = ['bowl', 'walk', 'moon', 'lotus'] as const;

export default function About({ site, page }: Job<PageData<AboutPageModel>>) {
  const { welcome, mission, team } = page;
  return (
    <>
      <PageHead site={site} title={page.title} />
      <Section
        title={welcome.title}
        headingId="sambutan"
        split
        aside={<Couple base={site.base} className="about__couple" />}
      >
        <div className="prose">
          {welcome.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Dialled site={site} text={paragraph} />
            </p>
          ))}
        </div>
      </Section>
      <Section title={mission.title} description={mission.description} headingId="janji" split>
        <ol className="promises">
          {mission.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={team.title} description={team.description} headingId={TEAM_ID}>
        {page.example && <p className="notice">{say('about.example')}</p>}
        <ul className="team">
          {team.members.map((member, index) => (
            <Member key={member.name} base={site.base} member={member} index={index} />
          ))}
        </ul>
      </Section>
    </>
  );
}

type MemberModel = AboutPageModel['team']['members'][number];

interface MemberProps {
  base: string;
  member: MemberModel;
  index: number;
}

function Member({ base, member: { name, role, text, portrait }, index }: MemberProps) {
  return (
    <li className={`member tone-${TONES[index % TONES.length]}`}>
      <Face name={name} portrait={portrait && base + PORTRAITS[portrait].path} className="member__face" />
      <div>
        <h3>{name}</h3>
        <p className="member__role">{role}</p>
        {text !== undefined && <p>{text}</p>}
      </div>
    </li>
  );
}
