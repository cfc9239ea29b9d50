// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.cond_if %p (%x = %i) : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %i : tensor<4xi8> } else { tosa.yield %i : tensor<4xi8> }
  return
}

// CHECK: tests/tosa/graphs-invalid.mlir:4:8: error: 'tosa.cond_if' op require same number of values in 'then_graph' arguments (0) and 'input_list' (1)
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.cond_if %[[P:[^ ]+]] (%[[X:[^ ]+]] = %[[I:[^ ]+]]) : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %[[I]] : tensor<4xi8> } else { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:4:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.cond_if"(%[[ARG1:[^ ]+]], %[[ARG0:[^ ]+]]) ({
// CHECK-NEXT:   "tosa.yield"(%[[ARG0]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT:   "tosa.yield"(%[[ARG0]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }) : (tensor<i1>, tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:371:91: error: use of undeclared SSA value name
// CHECK-NEXT:   %[[V0]] = tosa.cond_if %[[P]] (%[[X]] = %[[I]]) : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %[[X]] : tensor<4xi8> } else { tosa.yield %[[X]] : tensor<4xi8> }
// CHECK-NEXT:                                                                                           ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:378:36: error: expected '{' to begin a region
// CHECK-NEXT:   %[[V0]] = tosa.cond_if %[[P]] : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %[[I]] : tensor<4xi8> } else { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:385:46: error: expected non-function type
// CHECK-NEXT:   %[[V0]] = tosa.cond_if %[[P]] (%[[X]] = %[[I]]) : tensor<i1> -> tensor<4xi8> { tosa.yield %[[I]] : tensor<4xi8> } else { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                              ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:385:47: error: custom op 'tosa.cond_if' expected list of types for block arguments followed by arrow type and list of return types
// CHECK-NEXT:   %[[V0]] = tosa.cond_if %[[P]] (%[[X]] = %[[I]]) : tensor<i1> -> tensor<4xi8> { tosa.yield %[[I]] : tensor<4xi8> } else { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                               ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:392:39: error: expected non-function type
// CHECK-NEXT:   %[[V0]] = tosa.cond_if %[[P]] () : tensor<i1> -> tensor<4xi8> { tosa.yield %[[I]] : tensor<4xi8> } else { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                       ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:392:40: error: custom op 'tosa.cond_if' expected list of types for block arguments followed by arrow type and list of return types
// CHECK-NEXT:   %[[V0]] = tosa.cond_if %[[P]] () : tensor<i1> -> tensor<4xi8> { tosa.yield %[[I]] : tensor<4xi8> } else { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:399:36: error: expected '{' to begin a region
// CHECK-NEXT:   %[[V0]] = tosa.cond_if %[[P]] : tensor<i1> () -> tensor<4xi8> { tosa.yield %[[I]] : tensor<4xi8> } else { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                    ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:406:46: error: expected non-function type
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> { tosa.yield : } else { tosa.yield : }
// CHECK-NEXT:                                              ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:413:3: error: 'tosa.cond_if' op region #0 ('then_graph') failed to verify constraint: region with 1 blocks
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> -> () { } else { }
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:413:3: note: see current operation: 
// CHECK-NEXT: "tosa.cond_if"(%[[ARG1]]) ({
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (tensor<i1>) -> ()
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:420:50: error: expected ':'
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> -> () { tosa.yield } else { }
// CHECK-NEXT:                                                  ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:427:3: error: 'tosa.cond_if' op region #0 ('then_graph') failed to verify constraint: region with 1 blocks
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> -> () { }
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:427:3: note: see current operation: 
// CHECK-NEXT: "tosa.cond_if"(%[[ARG1]]) ({
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : (tensor<i1>) -> ()
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:434:34: error: expected non-function type
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> -> { }
// CHECK-NEXT:                                  ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:441:20: error: expected non-function type
// CHECK-NEXT:   tosa.cond_if %[[P]] : -> { }
// CHECK-NEXT:                    ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:441:21: error: custom op 'tosa.cond_if' expected type for condition operand
// CHECK-NEXT:   tosa.cond_if %[[P]] : -> { }
// CHECK-NEXT:                     ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:448:18: error: expected ':'
// CHECK-NEXT:   tosa.cond_if %[[P]] -> { }
// CHECK-NEXT:                  ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:448:19: error: custom op 'tosa.cond_if' expected type for condition operand
// CHECK-NEXT:   tosa.cond_if %[[P]] -> { }
// CHECK-NEXT:                   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:455:16: error: use of value '%[[P]]' expects different type than prior uses: 'i32' vs 'tensor<i1>'
// CHECK-NEXT:   tosa.cond_if %[[P]] : i32 -> () { } else { }
// CHECK-NEXT:                ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:454:32: note: prior use here
// CHECK-NEXT: func.func @f(%[[I:[^ ]+]]: tensor<4xi8>, %[[P:[^ ]+]]: tensor<i1>, %[[P2:[^ ]+]]: tensor<2xi1>, %[[Q:[^ ]+]]: tensor<*xi1>, %[[R:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:                                ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:462:31: error: expected '{' to begin a region
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> tensor<i1> -> () { } else { }
// CHECK-NEXT:                               ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:469:31: error: expected '{' to begin a region
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> (tensor<i1>) { } else { }
// CHECK-NEXT:                               ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:476:73: error: custom op 'tosa.cond_if' expected as many input types as operands (expected 1 got 2)
// CHECK-NEXT:   tosa.cond_if %[[P]] (%[[X:[^ ]+]] = %[[P]]) : tensor<i1> (tensor<i1>, tensor<i1>) -> () { } else { }
// CHECK-NEXT:                                                                         ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:483:70: error: custom op 'tosa.cond_if' expected as many input types as operands (expected 2 got 1)
// CHECK-NEXT:   tosa.cond_if %[[P]] (%[[X]] = %[[P]], %[[Z:[^ ]+]] = %[[P]]) : tensor<i1> (tensor<i1>) -> () { } else { }
// CHECK-NEXT:                                                                      ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:490:3: error: 'tosa.cond_if' op region #0 ('then_graph') failed to verify constraint: region with 1 blocks
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> -> () { } else { } {foo = 1}
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:490:3: note: see current operation: 
// CHECK-NEXT: "tosa.cond_if"(%[[ARG1:[^ ]+]]) ({
// CHECK-NEXT: }, {
// CHECK-NEXT: }) {foo = 1 : i64} : (tensor<i1>) -> ()
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:497:51: error: custom op 'attributes' is unknown (tried 'func.attributes' as well)
// CHECK-NEXT:   tosa.cond_if %[[P]] : tensor<i1> -> () { } else { } attributes {foo = 1}
// CHECK-NEXT:                                                   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:504:18: error: expected ':'
// CHECK-NEXT:   tosa.cond_if %[[P]] {a = 1} : tensor<i1> -> () { } else { }
// CHECK-NEXT:                  ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:504:19: error: custom op 'tosa.cond_if' expected type for condition operand
// CHECK-NEXT:   tosa.cond_if %[[P]] {a = 1} : tensor<i1> -> () { } else { }
// CHECK-NEXT:                   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:511:22: error: expected '='
// CHECK-NEXT:   tosa.cond_if %[[P]] (%[[X]]: %[[P]]) : tensor<i1> (tensor<i1>) -> () { } else { }
// CHECK-NEXT:                      ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:518:27: error: expected ',' or ')'
// CHECK-NEXT:   tosa.cond_if %[[P]] (%[[X]] = %[[P]] : tensor<i1> (tensor<i1>) -> () { } else { }
// CHECK-NEXT:                           ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:525:37: error: expected non-function type
// CHECK-NEXT:   "tosa.cond_if"(%[[P]]) ({ tosa.yield : }, { tosa.yield : }) {foo = 1} : (tensor<i1>) -> ()
// CHECK-NEXT:                                     ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:532:64: error: expected non-function type
// CHECK-NEXT:   "tosa.cond_if"(%[[P]]) ({ "test.x"() : () -> () }, { tosa.yield : }) {foo = 1} : (tensor<i1>) -> ()
// CHECK-NEXT:                                                                ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:539:3: error: 'tosa.cond_if' op region #1 ('else_graph') failed to verify constraint: region with 1 blocks
// CHECK-NEXT:   "tosa.cond_if"(%[[P]]) ({ "test.x"() : () -> () }, { }) {foo = 1} : (tensor<i1>) -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:539:3: note: see current operation: 
// CHECK-NEXT: "tosa.cond_if"(%[[ARG1]]) ({
// CHECK-NEXT:   "test.x"() : () -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) {foo = 1 : i64} : (tensor<i1>) -> ()
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:546:54: error: expected non-function type
// CHECK-NEXT:   "tosa.cond_if"(%[[P]]) ({ func.return }, { tosa.yield : }) {foo = 1} : (tensor<i1>) -> ()
// CHECK-NEXT:                                                      ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:553:3: error: 'tosa.cond_if' op require same number of values in 'then_graph' results (1) and 'output_list' (0)
// CHECK-NEXT:   "tosa.cond_if"(%[[P]]) ({ tosa.yield %[[P]] : tensor<i1> }, { tosa.yield %[[P]] : tensor<i1>}) {foo = 1} : (tensor<i1>) -> ()
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:553:3: note: see current operation: 
// CHECK-NEXT: "tosa.cond_if"(%[[ARG1]]) ({
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }) {foo = 1 : i64} : (tensor<i1>) -> ()
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:560:3: error: 'tosa.cond_if' op require same number of values in 'else_graph' arguments (0) and 'input_list' (1)
// CHECK-NEXT:   "tosa.cond_if"(%[[P]], %[[P]]) ({ ^bb0(%[[X]]: tensor<i1>): tosa.yield %[[X]] : tensor<i1> }, { ^bb0: tosa.yield %[[P]] : tensor<i1>}) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:560:3: note: see current operation: 
// CHECK-NEXT: %[[V0:[^ ]+]] = "tosa.cond_if"(%[[ARG1]], %[[ARG1]]) ({
// CHECK-NEXT: ^bb0(%[[ARG5:[^ ]+]]: tensor<i1>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:567:157: error: expected operation name in quotes
// CHECK-NEXT:   %[[V0]] = tosa.while_loop (%[[X]] = %[[I]]) : (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %[[P]] : tensor<i1> } do { ^bb0(%[[Y:[^ ]+]]: tensor<4xi8>): tosa.yield %[[Y]] : tensor<4xi8> } {a = 1}
// CHECK-NEXT:                                                                                                                                                             ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:574:8: error: 'tosa.while_loop' op require same number of values in 'body_graph' arguments (0) and 'input_list' (1)
// CHECK-NEXT:   %[[V0]] = tosa.while_loop (%[[X]] = %[[I]]) : (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %[[P]] : tensor<i1> } do { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:574:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.while_loop"(%[[ARG0:[^ ]+]]) ({
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT:   "tosa.yield"(%[[ARG0]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:581:34: error: custom op 'tosa.while_loop' expected as many input types as operands (expected 1 got 2)
// CHECK-NEXT:   %[[V0]] = tosa.while_loop (%[[X]] = %[[I]]) : (tensor<4xi8>, i32) -> tensor<4xi8> { tosa.yield %[[P]] : tensor<i1> } do { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                  ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:588:34: error: custom op 'tosa.while_loop' invalid kind of type specified: expected builtin.function, but found 'tensor<4xi8>'
// CHECK-NEXT:   %[[V0]] = tosa.while_loop (%[[X]] = %[[I]]) : tensor<4xi8> { tosa.yield %[[P]] : tensor<i1> } do { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                  ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:595:98: error: custom op 'tosa.while_loop' expected 'do'
// CHECK-NEXT:   %[[V0]] = tosa.while_loop (%[[X]] = %[[I]]) : (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %[[P]] : tensor<i1> } { tosa.yield %[[I]] : tensor<4xi8> }
// CHECK-NEXT:                                                                                                  ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:602:3: error: 'tosa.while_loop' op region #1 ('body_graph') failed to verify constraint: region with 1 blocks
// CHECK-NEXT:   tosa.while_loop () : () -> () { tosa.yield %[[P]] : tensor<i1> } do { }
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:602:3: note: see current operation: 
// CHECK-NEXT: "tosa.while_loop"() ({
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:609:3: error: 'tosa.while_loop' op region #0 ('cond_graph') failed to verify constraint: region with 1 blocks
// CHECK-NEXT:   tosa.while_loop : () -> () { } do { }
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:609:3: note: see current operation: 
// CHECK-NEXT: "tosa.while_loop"() ({
// CHECK-NEXT: }, {
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:616:18: error: expected ':'
// CHECK-NEXT:   tosa.while_loop {a = 1} : () -> () { tosa.yield %[[P]] : tensor<i1> } do { }
// CHECK-NEXT:                  ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:623:8: error: 'tosa.while_loop' op require same shapes for 'cond_graph' arguments ('tensor<5xi8>') and 'input_list' ('tensor<4xi8>')
// CHECK-NEXT:   %[[V0]] = "tosa.while_loop"(%[[I]]) ({ ^bb0(%[[X]]: tensor<5xi8>): tosa.yield %[[P]] : tensor<i1> }, { ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[X]] : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:623:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.while_loop"(%[[ARG0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6:[^ ]+]]: tensor<5xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:630:8: error: 'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<4xi8>'
// CHECK-NEXT:   %[[V0]] = "tosa.while_loop"(%[[I]]) ({ ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[I]] : tensor<4xi8> }, { ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[X]] : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:630:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.while_loop"(%[[ARG0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG0]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:637:8: error: 'tosa.while_loop' op require 'cond_graph' only have one result
// CHECK-NEXT:   %[[V0]] = "tosa.while_loop"(%[[I]]) ({ ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[P]], %[[P]] : tensor<i1>, tensor<i1> }, { ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[X]] : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:637:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.while_loop"(%[[ARG0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]], %[[ARG1]]) : (tensor<i1>, tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:644:8: error: 'tosa.while_loop' op require same element type for 'body_graph' results ('i1') and 'input_list' ('i8')
// CHECK-NEXT:   %[[V0]] = "tosa.while_loop"(%[[I]]) ({ ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[P]] : tensor<i1> }, { ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[P]] : tensor<i1> }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:644:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.while_loop"(%[[ARG0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:651:8: error: 'tosa.while_loop' op require same shapes for 'body_graph' arguments ('tensor<3xi8>') and 'input_list' ('tensor<4xi8>')
// CHECK-NEXT:   %[[V0]] = "tosa.while_loop"(%[[I]]) ({ ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[P]] : tensor<i1> }, { ^bb0(%[[X]]: tensor<3xi8>): tosa.yield %[[I]] : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:651:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.while_loop"(%[[ARG0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<3xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG0]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:658:10: error: 'tosa.while_loop' op require same number of values in 'input_list' (1) and 'output_list' (2)
// CHECK-NEXT:   %[[V0]]:2 = "tosa.while_loop"(%[[I]]) ({ ^bb0(%[[X]]: tensor<?xi8>): tosa.yield %[[P]] : tensor<i1> }, { ^bb0(%[[X]]: tensor<*xi8>): tosa.yield %[[X]] : tensor<*xi8> }) : (tensor<4xi8>) -> (tensor<?xi8>, tensor<i1>)
// CHECK-NEXT:          ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:658:10: note: see current operation: 
// CHECK-NEXT: %[[V0]]:2 = "tosa.while_loop"(%[[ARG0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<?xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<*xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<*xi8>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> (tensor<?xi8>, tensor<i1>)
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:665:8: error: 'tosa.while_loop' op require same number of values in 'cond_graph' arguments (0) and 'input_list' (1)
// CHECK-NEXT:   %[[V0]] = "tosa.while_loop"(%[[I]]) ({ tosa.yield %[[P]] : tensor<i1> }, { ^bb0(%[[X]]: tensor<*xi8>): tosa.yield %[[X]] : tensor<*xi8> }) : (tensor<4xi8>) -> (tensor<?xi8>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:665:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.while_loop"(%[[ARG0]]) ({
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<*xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<*xi8>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> tensor<?xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:672:8: error: 'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'
// CHECK-NEXT:   %[[V0]] = "tosa.while_loop"(%[[I]]) ({^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[P2]] : tensor<2xi1> }, { ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[X]] : tensor<4xi8> }) : (tensor<4xi8>) -> (tensor<4xi8>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:672:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.while_loop"(%[[ARG0]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG2:[^ ]+]]) : (tensor<2xi1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<4xi8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }) : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:679:68: error: expected non-function type
// CHECK-NEXT:   %[[V0]] = "tosa.while_loop"(%[[I]]) ({^bb0(%[[X]]: tensor<4xi8>): tosa.yield : }, { ^bb0(%[[X]]: tensor<4xi8>): tosa.yield %[[X]] : tensor<4xi8> }) : (tensor<4xi8>) -> (tensor<4xi8>)
// CHECK-NEXT:                                                                    ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:686:8: error: 'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'
// CHECK-NEXT:   %[[V0]] = "tosa.cond_if"(%[[P2]], %[[P]]) ({ ^bb0(%[[X]]: tensor<i1>): tosa.yield %[[X]] : tensor<i1> }, { ^bb0(%[[X]]: tensor<i1>): tosa.yield %[[X]] : tensor<i1>}) : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:686:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.cond_if"(%[[ARG2]], %[[ARG1]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<i1>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG6]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<i1>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:693:8: error: 'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<1xi1>') and 'input_list' ('tensor<i1>')
// CHECK-NEXT:   %[[V0]] = "tosa.cond_if"(%[[Q]], %[[P]]) ({ ^bb0(%[[X]]: tensor<1xi1>): tosa.yield %[[X]] : tensor<1xi1> }, { ^bb0(%[[X]]: tensor<i1>): tosa.yield %[[X]] : tensor<i1>}) : (tensor<*xi1>, tensor<i1>) -> (tensor<i1>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:693:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.cond_if"(%[[ARG3:[^ ]+]], %[[ARG1]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<1xi1>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG6]]) : (tensor<1xi1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<i1>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }) : (tensor<*xi1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:700:8: error: 'tosa.cond_if' op require same element type for 'else_graph' arguments ('i8') and 'input_list' ('i1')
// CHECK-NEXT:   %[[V0]] = "tosa.cond_if"(%[[Q]], %[[P]]) ({ ^bb0(%[[X]]: tensor<i1>): tosa.yield %[[X]] : tensor<i1> }, { ^bb0(%[[X]]: tensor<i8>): tosa.yield %[[X]] : tensor<i8>}) : (tensor<*xi1>, tensor<i1>) -> (tensor<i1>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:700:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.cond_if"(%[[ARG3]], %[[ARG1]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<i1>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG6]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<i8>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<i8>) -> ()
// CHECK-NEXT: }) : (tensor<*xi1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:707:8: error: 'tosa.cond_if' op require same number of values in 'then_graph' results (2) and 'output_list' (1)
// CHECK-NEXT:   %[[V0]] = "tosa.cond_if"(%[[Q]], %[[P]]) ({ ^bb0(%[[X]]: tensor<i1>): tosa.yield %[[X]], %[[X]] : tensor<i1>, tensor<i1> }, { ^bb0(%[[X]]: tensor<i1>): tosa.yield %[[X]] : tensor<i1>}) : (tensor<*xi1>, tensor<i1>) -> (tensor<i1>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:707:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.cond_if"(%[[ARG3]], %[[ARG1]]) ({
// CHECK-NEXT: ^bb0(%[[ARG6]]: tensor<i1>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG6]], %[[ARG6]]) : (tensor<i1>, tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[ARG5]]: tensor<i1>):
// CHECK-NEXT:   "tosa.yield"(%[[ARG5]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }) : (tensor<*xi1>, tensor<i1>) -> tensor<i1>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:714:8: error: 'tosa.cond_if' op require same element type for 'then_graph' results ('i8') and 'output_list' ('i1')
// CHECK-NEXT:   %[[V0]] = "tosa.cond_if"(%[[Q]]) ({ tosa.yield %[[I]] : tensor<4xi8> }, { tosa.yield %[[P]] : tensor<i1> }) : (tensor<*xi1>) -> (tensor<i1>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:714:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.cond_if"(%[[ARG3]]) ({
// CHECK-NEXT:   "tosa.yield"(%[[ARG0]]) : (tensor<4xi8>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }) : (tensor<*xi1>) -> tensor<i1>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:721:8: error: 'tosa.cond_if' op require same number of values in 'then_graph' arguments (1) and 'input_list' (0)
// CHECK-NEXT:   %[[V0]] = "tosa.cond_if"(%[[Q]]) ({ ^bb0(%[[X]] : i32): tosa.yield %[[P]] : tensor<i1> }, { tosa.yield %[[P]] : tensor<i1> }) : (tensor<*xi1>) -> (tensor<i1>)
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:721:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "tosa.cond_if"(%[[ARG3]]) ({
// CHECK-NEXT: ^bb0(%[[ARG5]]: i32):
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT:   "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: }) : (tensor<*xi1>) -> tensor<i1>
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:728:42: error: expected non-function type
// CHECK-NEXT:   "tosa.cond_if"(%[[Q]]) ({ }, { tosa.yield : }) : (tensor<*xi1>) -> ()
// CHECK-NEXT:                                          ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:735:54: error: expected non-function type
// CHECK-NEXT:   "tosa.cond_if"(%[[Q]]) ({ cf.br ^bb1 ^bb1: tosa.yield : }, { tosa.yield : }) : (tensor<*xi1>) -> ()
// CHECK-NEXT:                                                      ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:742:37: error: expected non-function type
// CHECK-NEXT:   "tosa.cond_if"(%[[Q]]) ({ tosa.yield : }) : (tensor<*xi1>) -> ()
// CHECK-NEXT:                                     ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:749:15: error: expected non-function type
// CHECK-NEXT:   tosa.yield :
// CHECK-NEXT:               ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:756:13: error: expected ':'
// CHECK-NEXT:   tosa.yield
// CHECK-NEXT:             ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:763:3: error: 'tosa.yield' op must be the last operation in the parent block
// CHECK-NEXT:   tosa.yield %[[P]] : tensor<i1> tosa.yield %[[P]] : tensor<i1>
// CHECK-NEXT:   ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:763:3: note: see current operation: "tosa.yield"(%[[ARG1]]) : (tensor<i1>) -> ()
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:770:14: error: use of value '%[[P]]' expects different type than prior uses: 'tensor<1xi1>' vs 'tensor<i1>'
// CHECK-NEXT:   tosa.yield %[[P]] : tensor<1xi1>
// CHECK-NEXT:              ^
// CHECK-NEXT: tests/tosa/graphs-invalid.mlir:769:32: note: prior use here
// CHECK-NEXT: func.func @f(%[[I:[^ ]+]]: tensor<4xi8>, %[[P:[^ ]+]]: tensor<i1>, %[[P2:[^ ]+]]: tensor<2xi1>, %[[Q:[^ ]+]]: tensor<*xi1>, %[[R:[^ ]+]]: tensor<?xi1>) {
// CHECK-NEXT:                                ^

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.cond_if %p (%x = %i) : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %x : tensor<4xi8> } else { tosa.yield %x : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.cond_if %p : tensor<i1> (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %i : tensor<4xi8> } else { tosa.yield %i : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.cond_if %p (%x = %i) : tensor<i1> -> tensor<4xi8> { tosa.yield %i : tensor<4xi8> } else { tosa.yield %i : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.cond_if %p () : tensor<i1> -> tensor<4xi8> { tosa.yield %i : tensor<4xi8> } else { tosa.yield %i : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.cond_if %p : tensor<i1> () -> tensor<4xi8> { tosa.yield %i : tensor<4xi8> } else { tosa.yield %i : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> { tosa.yield : } else { tosa.yield : }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> -> () { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> -> () { tosa.yield } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> -> () { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> -> { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : -> { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p -> { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : i32 -> () { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> tensor<i1> -> () { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> (tensor<i1>) { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p (%x = %p) : tensor<i1> (tensor<i1>, tensor<i1>) -> () { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p (%x = %p, %z = %p) : tensor<i1> (tensor<i1>) -> () { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> -> () { } else { } {foo = 1}
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p : tensor<i1> -> () { } else { } attributes {foo = 1}
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p {a = 1} : tensor<i1> -> () { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p (%x: %p) : tensor<i1> (tensor<i1>) -> () { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.cond_if %p (%x = %p : tensor<i1> (tensor<i1>) -> () { } else { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%p) ({ tosa.yield : }, { tosa.yield : }) {foo = 1} : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%p) ({ "test.x"() : () -> () }, { tosa.yield : }) {foo = 1} : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%p) ({ "test.x"() : () -> () }, { }) {foo = 1} : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%p) ({ func.return }, { tosa.yield : }) {foo = 1} : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%p) ({ tosa.yield %p : tensor<i1> }, { tosa.yield %p : tensor<i1>}) {foo = 1} : (tensor<i1>) -> ()
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%p, %p) ({ ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1> }, { ^bb0: tosa.yield %p : tensor<i1>}) : (tensor<i1>, tensor<i1>) -> (tensor<i1>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.while_loop (%x = %i) : (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %p : tensor<i1> } do { ^bb0(%y: tensor<4xi8>): tosa.yield %y : tensor<4xi8> } {a = 1}
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.while_loop (%x = %i) : (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %p : tensor<i1> } do { tosa.yield %i : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.while_loop (%x = %i) : (tensor<4xi8>, i32) -> tensor<4xi8> { tosa.yield %p : tensor<i1> } do { tosa.yield %i : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.while_loop (%x = %i) : tensor<4xi8> { tosa.yield %p : tensor<i1> } do { tosa.yield %i : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = tosa.while_loop (%x = %i) : (tensor<4xi8>) -> tensor<4xi8> { tosa.yield %p : tensor<i1> } { tosa.yield %i : tensor<4xi8> }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.while_loop () : () -> () { tosa.yield %p : tensor<i1> } do { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.while_loop : () -> () { } do { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.while_loop {a = 1} : () -> () { tosa.yield %p : tensor<i1> } do { }
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({ ^bb0(%x: tensor<5xi8>): tosa.yield %p : tensor<i1> }, { ^bb0(%x: tensor<4xi8>): tosa.yield %x : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({ ^bb0(%x: tensor<4xi8>): tosa.yield %i : tensor<4xi8> }, { ^bb0(%x: tensor<4xi8>): tosa.yield %x : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({ ^bb0(%x: tensor<4xi8>): tosa.yield %p, %p : tensor<i1>, tensor<i1> }, { ^bb0(%x: tensor<4xi8>): tosa.yield %x : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({ ^bb0(%x: tensor<4xi8>): tosa.yield %p : tensor<i1> }, { ^bb0(%x: tensor<4xi8>): tosa.yield %p : tensor<i1> }) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({ ^bb0(%x: tensor<4xi8>): tosa.yield %p : tensor<i1> }, { ^bb0(%x: tensor<3xi8>): tosa.yield %i : tensor<4xi8> }) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0:2 = "tosa.while_loop"(%i) ({ ^bb0(%x: tensor<?xi8>): tosa.yield %p : tensor<i1> }, { ^bb0(%x: tensor<*xi8>): tosa.yield %x : tensor<*xi8> }) : (tensor<4xi8>) -> (tensor<?xi8>, tensor<i1>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({ tosa.yield %p : tensor<i1> }, { ^bb0(%x: tensor<*xi8>): tosa.yield %x : tensor<*xi8> }) : (tensor<4xi8>) -> (tensor<?xi8>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({^bb0(%x: tensor<4xi8>): tosa.yield %p2 : tensor<2xi1> }, { ^bb0(%x: tensor<4xi8>): tosa.yield %x : tensor<4xi8> }) : (tensor<4xi8>) -> (tensor<4xi8>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.while_loop"(%i) ({^bb0(%x: tensor<4xi8>): tosa.yield : }, { ^bb0(%x: tensor<4xi8>): tosa.yield %x : tensor<4xi8> }) : (tensor<4xi8>) -> (tensor<4xi8>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.cond_if"(%p2, %p) ({ ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1> }, { ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1>}) : (tensor<2xi1>, tensor<i1>) -> (tensor<i1>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.cond_if"(%q, %p) ({ ^bb0(%x: tensor<1xi1>): tosa.yield %x : tensor<1xi1> }, { ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1>}) : (tensor<*xi1>, tensor<i1>) -> (tensor<i1>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.cond_if"(%q, %p) ({ ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1> }, { ^bb0(%x: tensor<i8>): tosa.yield %x : tensor<i8>}) : (tensor<*xi1>, tensor<i1>) -> (tensor<i1>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.cond_if"(%q, %p) ({ ^bb0(%x: tensor<i1>): tosa.yield %x, %x : tensor<i1>, tensor<i1> }, { ^bb0(%x: tensor<i1>): tosa.yield %x : tensor<i1>}) : (tensor<*xi1>, tensor<i1>) -> (tensor<i1>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.cond_if"(%q) ({ tosa.yield %i : tensor<4xi8> }, { tosa.yield %p : tensor<i1> }) : (tensor<*xi1>) -> (tensor<i1>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  %0 = "tosa.cond_if"(%q) ({ ^bb0(%x : i32): tosa.yield %p : tensor<i1> }, { tosa.yield %p : tensor<i1> }) : (tensor<*xi1>) -> (tensor<i1>)
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%q) ({ }, { tosa.yield : }) : (tensor<*xi1>) -> ()
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%q) ({ cf.br ^bb1 ^bb1: tosa.yield : }, { tosa.yield : }) : (tensor<*xi1>) -> ()
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  "tosa.cond_if"(%q) ({ tosa.yield : }) : (tensor<*xi1>) -> ()
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.yield :
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.yield
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.yield %p : tensor<i1> tosa.yield %p : tensor<i1>
  return
}

// -----

func.func @f(%i: tensor<4xi8>, %p: tensor<i1>, %p2: tensor<2xi1>, %q: tensor<*xi1>, %r: tensor<?xi1>) {
  tosa.yield %p : tensor<1xi1>
  return
}
