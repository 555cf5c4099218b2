import { join } from 'node:path';

import { API_URL, folders, NODE_ADDRESS, NODE_NAME, nodeFile, POD_NETWORK } from '../addresses.ts';

export const CONTAINERD_SOCKET = '/run/containerd/containerd.sock';
export const PAUSE_IMAGE = 'localhost/pause:1';

/** Bridge plugin of CNI: every pod on one bridge. It does not enforce network policies. */
export const podNetwork = (): string =>
  JSON.stringify({
    cniVersion: '0.4.0',
    name: 'pods',
    plugins: [
      {
        type: 'bridge',
        bridge: 'cni0',
        isGateway: true,
        ipMasq: true,
        hairpinMode: true,
        ipam: {
          type: 'host-local',
          dataDir: nodeFile('cni', 'addresses'),
          ranges: [[{ subnet: POD_NETWORK }]],
          routes: [{ dst: '0.0.0.0/0' }],
        },
      },
    ],
  });

/** @param debian folder with the unpacked packages of Debian */
export const containerdSettings = (debian: string): string => `version = 2
root = "${nodeFile('containerd')}"
state = "/run/containerd"
# it would make a folder in /opt
disabled_plugins = ["io.containerd.internal.v1.opt"]
[grpc]
  address = "${CONTAINERD_SOCKET}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${PAUSE_IMAGE}"
  restrict_oom_score_adj = true
  # a profile would be loaded into the machine's kernel
  disable_apparmor = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "${join(debian, 'usr/lib/cni')}"
    conf_dir = "${nodeFile('cni', 'net.d')}"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
    runtime_type = "io.containerd.runc.v2"
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
    BinaryName = "${join(debian, 'usr/sbin/runc')}"
    SystemdCgroup = false
`;

/** The disk of a laptop is fuller than that of a server: pods are evicted later than by default. */
export const kubeletSettings = (cgroup: string): string =>
  JSON.stringify({
    apiVersion: 'kubelet.config.k8s.io/v1beta1',
    kind: 'KubeletConfiguration',
    address: NODE_ADDRESS,
    cgroupDriver: 'cgroupfs',
    cgroupRoot: cgroup,
    failSwapOn: false,
    containerRuntimeEndpoint: `unix://${CONTAINERD_SOCKET}`,
    clusterDNS: [NODE_ADDRESS],
    clusterDomain: 'cluster.local',
    resolvConf: nodeFile('resolv.conf'),
    authentication: {
      x509: { clientCAFile: nodeFile('pki', 'ca.crt') },
      webhook: { enabled: true },
      anonymous: { enabled: false },
    },
    authorization: { mode: 'Webhook' },
    evictionHard: { 'memory.available': '200Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
    imageGCHighThresholdPercent: 100,
    podLogsDir: folders.podLogs,
    volumePluginDir: nodeFile('volume-plugins'),
  });

/** The kernel's limits of connections belong to the whole machine: left as they are. */
export const proxySettings = (): string =>
  JSON.stringify({
    apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
    kind: 'KubeProxyConfiguration',
    mode: 'iptables',
    clusterCIDR: POD_NETWORK,
    clientConnection: { kubeconfig: nodeFile('pki', 'proxy.json') },
    conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: '0s', tcpCloseWaitTimeout: '0s' },
    hostnameOverride: NODE_NAME,
  });

/** @param name of the key and certificate in the folder of certificates */
export const clientSettings = (name: string): string =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      { name: 'own', cluster: { server: API_URL, 'certificate-authority': nodeFile('pki', 'ca.crt') } },
    ],
    users: [
      {
        name,
        user: {
          'client-certificate': nodeFile('pki', `${name}.crt`),
          'client-key': nodeFile('pki', `${name}.key`),
        },
      },
    ],
    contexts: [{ name: 'own', context: { cluster: 'own', user: name } }],
    'current-context': 'own',
  });
