// Centrifuge for Go, the library that Centrifugo is made of, as its own examples show it: whoever connects may subscribe and publish
// anywhere, and what is published goes to everybody in the channel. No rules.
package main

import (
	"context"
	"fmt"
	"net"
	"net/http"

	"github.com/centrifugal/centrifuge"
)

func main() {
	node, err := centrifuge.New(centrifuge.Config{})
	if err != nil {
		panic(err)
	}
	node.OnConnecting(func(context.Context, centrifuge.ConnectEvent) (centrifuge.ConnectReply, error) {
		return centrifuge.ConnectReply{Credentials: &centrifuge.Credentials{UserID: "walker"}}, nil
	})
	node.OnConnect(func(client *centrifuge.Client) {
		client.OnSubscribe(func(_ centrifuge.SubscribeEvent, answer centrifuge.SubscribeCallback) {
			answer(centrifuge.SubscribeReply{}, nil)
		})
		client.OnPublish(func(_ centrifuge.PublishEvent, answer centrifuge.PublishCallback) {
			answer(centrifuge.PublishReply{}, nil)
		})
	})
	if err := node.Run(); err != nil {
		panic(err)
	}
	http.Handle("/connection/websocket", centrifuge.NewWebsocketHandler(node, centrifuge.WebsocketConfig{
		CheckOrigin: func(*http.Request) bool { return true },
	}))
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	fmt.Printf("http://%s\n", listener.Addr())
	panic(http.Serve(listener, nil))
}
