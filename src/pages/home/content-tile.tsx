import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import ArchitectureOutlined from '@mui/icons-material/ArchitectureOutlined';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import CloudOutlined from '@mui/icons-material/CloudOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import ExploreOutlined from '@mui/icons-material/ExploreOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import LocalCafeOutlined from '@mui/icons-material/LocalCafeOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import RecentActorsOutlined from '@mui/icons-material/RecentActorsOutlined';
import type { ComponentType } from 'react';

import type { IconName, InfoCard } from '../../content/schema';
import { InfoTile } from '../../ui/info-tile';

const icons: Record<IconName, ComponentType> = {
  automation: AutorenewOutlined,
  architecture: ArchitectureOutlined,
  support: HandymanOutlined,
  bigData: QueryStatsOutlined,
  java: LocalCafeOutlined,
  consulting: AltRouteOutlined,
  functionality: AccountTreeOutlined,
  mission: ExploreOutlined,
  customers: RecentActorsOutlined,
  serviceDesk: ConfirmationNumberOutlined,
  servers: DnsOutlined,
  cloud: CloudOutlined,
};

/** A card of the content with its icon. */
export function ContentTile({ card }: { card: InfoCard }) {
  const Icon = icons[card.icon];
  return <InfoTile icon={<Icon />} title={card.title} text={card.text} />;
}
