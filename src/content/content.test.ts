import { matchRoutes } from 'react-router-dom';

import { homeSections } from '../paths';
import { renderRoute } from '../testing/render-route';
import { routes } from '../routes';
import { about, contact, hero } from './home';
import { careers } from './careers';
import { cloudTechnologies, trademarkNotice } from './cloud-technologies';
import { company } from './company';
import { telLink } from './contact-links';
import { footer } from './footer';
import { formatSalary } from './format';
import { educationRequirement, jobPath, jobs } from './jobs';
import { jobPage } from './job-page';
import { navigation } from './navigation';
import { notFound } from './not-found';
import { services } from './services';

describe('the specification\u2019s constants', () => {
  test('titles and salaries of the three jobs', () => {
    expect(jobs.map(({ title, salary }) => [title, formatSalary(salary)])).toEqual(
      expect.arrayContaining([
        ['Quality Analyst', '$116,085'],
        ['Programmer Analyst', '$126,755'],
        ['Systems Engineer', '$113,901'],
      ]),
    );
  });

  test('routes as declared: one with a slash in front, two without', () => {
    expect(jobs.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/quality-analyst', 'programmer-analyst', 'system-engineer']),
    );
  });

  test('the education requirement, word for word, in every job', () => {
    expect(educationRequirement).toBe("Master's degree, or Bachelor's plus 5 years of experience.");
    for (const job of jobs) expect(job.requirements).toContain(educationRequirement);
  });

  test('quoted strings, letter for letter', () => {
    expect(hero).toEqual({
      greeting: 'Welcome To',
      tagline: 'We Provide Best Services and Support for all Your Needs.',
      action: 'MORE INFO',
    });
    expect(about.title).toBe('We Are a Trusted IT Solution Company');
    expect(about.demoQuestion).toBe('Need Product Demo?');
    expect(services.title).toBe('Choose The Service You Need');
    expect(cloudTechnologies.title).toBe('Latest Technologies you can Adopt');
    expect(contact.title).toBe('Get in Touch');
    expect(careers.title).toBe('Join Our Team');
    expect(notFound.title).toBe('404 Error - Page Not Found');
    expect(company.copyrightYear).toBe(2022);
  });
});

describe('every job', () => {
  test.each(jobs)(
    '$title has duties and requirements within measure',
    ({ duties, requirements }) => {
      expect(duties.length).toBeGreaterThanOrEqual(6);
      expect(duties.length).toBeLessThanOrEqual(9);
      expect(requirements.length).toBeGreaterThanOrEqual(5);
      expect(requirements.length).toBeLessThanOrEqual(8);
    },
  );
});

describe('links', () => {
  test('telephone links hold E.164 numbers that match the shown ones', () => {
    for (const phone of [company.phone, company.demoPhone]) {
      expect(telLink(phone)).toMatch(/^tel:\+1\d{10}$/);
      expect(phone.e164.endsWith(phone.display.replace(/\D/g, ''))).toBe(true);
    }
  });

  test('every internal link leads to a route of its own', () => {
    const targets = [...navigation.map(({ to }) => to), ...jobs.map(jobPath)];
    for (const target of targets) {
      const route = matchRoutes(routes, new URL(target, 'http://site'))?.at(-1)?.route;
      expect([target, route?.path]).not.toEqual([target, '*']);
    }
  });

  test('every section that is linked to exists on the home page', async () => {
    const { baseElement } = await renderRoute('/');
    for (const id of Object.values(homeSections)) {
      expect(baseElement.innerHTML.split(` id="${id}"`)).toHaveLength(2);
    }
  });
});

test('there is no placeholder text and nothing stands twice', () => {
  const cards = [...about.cards, ...services.cards, ...cloudTechnologies.cards];
  const all = JSON.stringify([
    hero,
    about,
    services,
    cloudTechnologies,
    contact,
    footer,
    careers,
    jobs,
    jobPage,
    notFound,
  ]);

  expect(all).not.toMatch(/lorem|ipsum|todo|tbd|xxx|click here/i);
  expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
  expect(new Set(cards.map(({ text }) => text)).size).toBe(cards.length);
  for (const name of ['Salesforce', 'ServiceNow', 'AWS', 'Azure']) {
    expect(trademarkNotice).toContain(name);
  }
});
