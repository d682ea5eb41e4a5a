// TiDB's embedded store as a process of its own, which registers with a placement driver: for tests of several TiDB servers.
package main

import (
	"flag"
	"net"
	"os"

	"github.com/pingcap/kvproto/pkg/tikvpb"
	"github.com/pingcap/log"
	"github.com/pingcap/tidb/pkg/store/mockstore/unistore/config"
	"github.com/pingcap/tidb/pkg/store/mockstore/unistore/pd"
	"github.com/pingcap/tidb/pkg/store/mockstore/unistore/server"
	"go.uber.org/zap"
	"google.golang.org/grpc"
)

const maxBytes = 64 << 20

func main() {
	address := flag.String("address", "", "where to listen")
	driver := flag.String("pd", "", "the address of the placement driver")
	folder := flag.String("folder", "", "where to keep the data")
	flag.Parse()
	settings := config.DefaultConf
	settings.Server.Raft = false
	settings.Server.StoreAddr = *address
	settings.Server.PDAddr = *driver
	settings.Engine.DBPath = *folder
	settings.Engine.SyncWrite = false
	settings.Engine.ValueThreshold = 0
	must(os.MkdirAll(*folder+"/kv", 0o755))
	client, err := pd.NewClient([]string{*driver}, "")
	must(err)
	store, err := server.New(&settings, client)
	must(err)
	listener, err := net.Listen("tcp", *address)
	must(err)
	service := grpc.NewServer(grpc.MaxRecvMsgSize(maxBytes), grpc.MaxSendMsgSize(maxBytes))
	tikvpb.RegisterTikvServer(service, store)
	must(service.Serve(listener))
}

func must(err error) {
	if err != nil {
		log.Fatal("the store ends", zap.Error(err))
	}
}
