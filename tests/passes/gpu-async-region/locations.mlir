// RUN: mlir-opt %s --allow-unregistered-dialect --gpu-async-region --mlir-print-debuginfo | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f() kernel { gpu.return } }
  func.func @three(%s: index) {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t1 = async.execute [%t0] {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t2 = async.execute [%t0] {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t3 = async.execute [%t1, %t2] {
      "x.y"() : () -> ()
      async.yield
    } 
    %t4 = async.execute [%t1, %t2] {
      async.yield
    } 
    async.await %t0 : !async.token
    async.await %t3 : !async.token
    async.await %t4 : !async.token
    async.await %t4 : !async.token
    return
  }
  func.func @many(%s: index) {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    async.await %t0 : !async.token
    async.await %t0 : !async.token
    async.await %t0 : !async.token
    %t3 = async.execute [%t0, %t0] {
      "x.y"() : () -> ()
      async.yield
    } 
    return
  }
  func.func @ret(%s: index) -> !async.token {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    return %t0 : !async.token
  }
  func.func @diamond(%s: index) {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t1 = async.execute [%t0] { async.yield }
    %t2 = async.execute [%t0] { async.yield }
    %t3 = async.execute [%t1, %t2] { 
      %t5 = async.execute [%t1] {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
          async.yield 
      }
      async.await %t5 : !async.token
      async.yield
    }
    async.await %t3 : !async.token
    return
  }
  func.func @values(%s: index) {
    %t0, %v = async.execute -> !async.value<index> {
      %c = arith.constant 1 : index
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield %c : index
    }
    %q = async.await %v : !async.value<index>
    async.await %t0 : !async.token
    gpu.launch_func @k::@f blocks in (%q, %s, %s) threads in (%s, %s, %s)
    return
  }
  func.func @pure(%s: index, %c: i1) {
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) {a.b}
    %x = scf.for %i = %s to %s step %s iter_args(%z = %s) -> index { %n = arith.addi %z, %i : index
       scf.yield %n : index}
    %if = scf.if %c -> index { gpu.wait 
        scf.yield %s : index} else {scf.yield %x : index}
    gpu.launch_func @k::@f blocks in (%if, %s, %s) threads in (%s, %s, %s)
    %t = gpu.wait async
    gpu.launch_func @k::@f blocks in (%if, %s, %s) threads in (%s, %s, %s)
    gpu.wait [%t]
    return
  }
  func.func @sparse(%n: index, %b: memref<?xi8>, %m:memref<?x?xf32>) {
  %c = gpu.create_2to4_spmat {PRUNE_ONLY} %n, %n, %m : memref<?x?xf32>
  %d = gpu.create_dn_tensor %m, %n, %n : index, index into memref<?x?xf32>
  gpu.spmm %c, %d, %d, %b, %b, %b : memref<?xi8>, memref<?xi8>, memref<?xi8> into f32
  gpu.destroy_dn_tensor %d
  %u = memref.cast %b : memref<?xi8> to memref<*xi8>
  return
  }
}

// CHECK: #loc5 = loc("tests/passes/gpu-async-region/locations.mlir":5:20)
// CHECK-NEXT: #loc26 = loc("tests/passes/gpu-async-region/locations.mlir":31:19)
// CHECK-NEXT: #loc38 = loc("tests/passes/gpu-async-region/locations.mlir":45:18)
// CHECK-NEXT: #loc44 = loc("tests/passes/gpu-async-region/locations.mlir":52:22)
// CHECK-NEXT: #loc61 = loc("tests/passes/gpu-async-region/locations.mlir":70:21)
// CHECK-NEXT: #loc71 = loc("tests/passes/gpu-async-region/locations.mlir":81:19)
// CHECK-NEXT: #loc72 = loc("tests/passes/gpu-async-region/locations.mlir":81:30)
// CHECK-NEXT: #loc87 = loc("tests/passes/gpu-async-region/locations.mlir":93:21)
// CHECK-NEXT: #loc88 = loc("tests/passes/gpu-async-region/locations.mlir":93:32)
// CHECK-NEXT: #loc89 = loc("tests/passes/gpu-async-region/locations.mlir":93:50)
// CHECK-NEXT: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     gpu.func @f() kernel {
// CHECK-NEXT:       gpu.return loc(#loc3)
// CHECK-NEXT:     } loc(#loc2)
// CHECK-NEXT:   } loc(#loc1)
// CHECK-NEXT:   func.func @three(%[[ARG0:[^ ]+]]: index loc("tests/passes/gpu-async-region/locations.mlir":5:20)) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:3 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V5:[^ ]+]] = gpu.wait async loc(#loc7)
// CHECK-NEXT:       %[[V6:[^ ]+]] = gpu.launch_func async [%[[V5]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc7)
// CHECK-NEXT:       async.yield %[[V6]], %[[V6]], %[[V6]] : !gpu.async.token, !gpu.async.token, !gpu.async.token loc(#loc8)
// CHECK-NEXT:     } loc(#loc6)
// CHECK-NEXT:     %[[TOKEN_0:[^ ]+]], %[[BODYRESULTS_1:[^ ]+]]:2 = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#1 as %[[ARG1:[^ ]+]]: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V5]] = gpu.wait async [%[[ARG1]]] loc(#loc10)
// CHECK-NEXT:       %[[V6]] = gpu.launch_func async [%[[V5]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc10)
// CHECK-NEXT:       async.yield %[[V6]], %[[V6]] : !gpu.async.token, !gpu.async.token loc(#loc11)
// CHECK-NEXT:     } loc(#loc9)
// CHECK-NEXT:     %[[TOKEN_2:[^ ]+]], %[[BODYRESULTS_3:[^ ]+]]:2 = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#0 as %[[ARG1]]: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V5]] = gpu.wait async [%[[ARG1]]] loc(#loc13)
// CHECK-NEXT:       %[[V6]] = gpu.launch_func async [%[[V5]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc13)
// CHECK-NEXT:       async.yield %[[V6]], %[[V6]] : !gpu.async.token, !gpu.async.token loc(#loc14)
// CHECK-NEXT:     } loc(#loc12)
// CHECK-NEXT:     %[[TOKEN_4:[^ ]+]] = async.execute [%[[TOKEN_0]], %[[TOKEN_2]]] (%[[BODYRESULTS_1]]#0 as %[[ARG1]]: !async.value<!gpu.async.token>, %[[BODYRESULTS_3]]#0 as %[[ARG2:[^ ]+]]: !async.value<!gpu.async.token>) {
// CHECK-NEXT:       gpu.wait [%[[ARG2]], %[[ARG1]]] loc(#loc15)
// CHECK-NEXT:       "x.y"() : () -> () loc(#loc16)
// CHECK-NEXT:       async.yield loc(#loc17)
// CHECK-NEXT:     } loc(#loc15)
// CHECK-NEXT:     %[[TOKEN_5:[^ ]+]], %[[BODYRESULTS_6:[^ ]+]]:4 = async.execute [%[[TOKEN_0]], %[[TOKEN_2]]] (%[[BODYRESULTS_1]]#1 as %[[ARG1]]: !async.value<!gpu.async.token>, %[[BODYRESULTS_3]]#1 as %[[ARG2]]: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       async.yield %[[ARG2]], %[[ARG1]], %[[ARG2]], %[[ARG1]] : !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token loc(#loc19)
// CHECK-NEXT:     } loc(#loc18)
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token loc(#loc20)
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<!gpu.async.token> loc(#loc20)
// CHECK-NEXT:     gpu.wait [%[[V0]]] loc(#loc20)
// CHECK-NEXT:     async.await %[[TOKEN_4]] : !async.token loc(#loc21)
// CHECK-NEXT:     async.await %[[TOKEN_5]] : !async.token loc(#loc22)
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS_6]]#0 : !async.value<!gpu.async.token> loc(#loc22)
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.await %[[BODYRESULTS_6]]#3 : !async.value<!gpu.async.token> loc(#loc22)
// CHECK-NEXT:     gpu.wait [%[[V1]], %[[V2]]] loc(#loc22)
// CHECK-NEXT:     async.await %[[TOKEN_5]] : !async.token loc(#loc23)
// CHECK-NEXT:     %[[V3:[^ ]+]] = async.await %[[BODYRESULTS_6]]#2 : !async.value<!gpu.async.token> loc(#loc23)
// CHECK-NEXT:     %[[V4:[^ ]+]] = async.await %[[BODYRESULTS_6]]#1 : !async.value<!gpu.async.token> loc(#loc23)
// CHECK-NEXT:     gpu.wait [%[[V3]], %[[V4]]] loc(#loc23)
// CHECK-NEXT:     return loc(#loc24)
// CHECK-NEXT:   } loc(#loc4)
// CHECK-NEXT:   func.func @many(%[[ARG0:[^ ]+]]: index loc("tests/passes/gpu-async-region/locations.mlir":31:19)) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:5 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = gpu.wait async loc(#loc28)
// CHECK-NEXT:       %[[V4:[^ ]+]] = gpu.launch_func async [%[[V3]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc28)
// CHECK-NEXT:       async.yield %[[V4]], %[[V4]], %[[V4]], %[[V4]], %[[V4]] : !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.async.token loc(#loc29)
// CHECK-NEXT:     } loc(#loc27)
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token loc(#loc30)
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<!gpu.async.token> loc(#loc30)
// CHECK-NEXT:     gpu.wait [%[[V0]]] loc(#loc30)
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token loc(#loc31)
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS]]#1 : !async.value<!gpu.async.token> loc(#loc31)
// CHECK-NEXT:     gpu.wait [%[[V1]]] loc(#loc31)
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token loc(#loc32)
// CHECK-NEXT:     %[[V2:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<!gpu.async.token> loc(#loc32)
// CHECK-NEXT:     gpu.wait [%[[V2]]] loc(#loc32)
// CHECK-NEXT:     %[[TOKEN_0:[^ ]+]] = async.execute [%[[TOKEN]], %[[TOKEN]]] (%[[BODYRESULTS]]#0 as %[[ARG1:[^ ]+]]: !async.value<!gpu.async.token>, %[[BODYRESULTS]]#0 as %[[ARG2:[^ ]+]]: !async.value<!gpu.async.token>) {
// CHECK-NEXT:       gpu.wait [%[[ARG2]], %[[ARG1]]] loc(#loc33)
// CHECK-NEXT:       "x.y"() : () -> () loc(#loc34)
// CHECK-NEXT:       async.yield loc(#loc35)
// CHECK-NEXT:     } loc(#loc33)
// CHECK-NEXT:     return loc(#loc36)
// CHECK-NEXT:   } loc(#loc25)
// CHECK-NEXT:   func.func @ret(%[[ARG0:[^ ]+]]: index loc("tests/passes/gpu-async-region/locations.mlir":45:18)) -> !async.token {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]] = async.execute {
// CHECK-NEXT:       %[[V0:[^ ]+]] = gpu.wait async loc(#loc40)
// CHECK-NEXT:       %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc40)
// CHECK-NEXT:       gpu.wait [%[[V1]]] loc(#loc41)
// CHECK-NEXT:       async.yield loc(#loc41)
// CHECK-NEXT:     } loc(#loc39)
// CHECK-NEXT:     return %[[TOKEN]] : !async.token loc(#loc42)
// CHECK-NEXT:   } loc(#loc37)
// CHECK-NEXT:   func.func @diamond(%[[ARG0:[^ ]+]]: index loc("tests/passes/gpu-async-region/locations.mlir":52:22)) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = gpu.wait async loc(#loc46)
// CHECK-NEXT:       %[[V2:[^ ]+]] = gpu.launch_func async [%[[V1]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc46)
// CHECK-NEXT:       async.yield %[[V2]], %[[V2]] : !gpu.async.token, !gpu.async.token loc(#loc47)
// CHECK-NEXT:     } loc(#loc45)
// CHECK-NEXT:     %[[TOKEN_0:[^ ]+]], %[[BODYRESULTS_1:[^ ]+]]:2 = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#0 as %[[ARG1:[^ ]+]]: !async.value<!gpu.async.token>) -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       async.yield %[[ARG1]], %[[ARG1]] : !gpu.async.token, !gpu.async.token loc(#loc49)
// CHECK-NEXT:     } loc(#loc48)
// CHECK-NEXT:     %[[TOKEN_2:[^ ]+]], %[[BODYRESULTS_3:[^ ]+]] = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#1 as %[[ARG1]]: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:       async.yield %[[ARG1]] : !gpu.async.token loc(#loc51)
// CHECK-NEXT:     } loc(#loc50)
// CHECK-NEXT:     %[[TOKEN_4:[^ ]+]], %[[BODYRESULTS_5:[^ ]+]] = async.execute [%[[TOKEN_0]], %[[TOKEN_2]]] (%[[BODYRESULTS_1]]#0 as %[[ARG1]]: !async.value<!gpu.async.token>, %[[BODYRESULTS_3]] as %[[ARG2:[^ ]+]]: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:       gpu.wait [%[[ARG2]], %[[ARG1]]] loc(#loc52)
// CHECK-NEXT:       %[[TOKEN_6:[^ ]+]], %[[BODYRESULTS_7:[^ ]+]] = async.execute [%[[TOKEN_0]]] (%[[BODYRESULTS_1]]#1 as %[[ARG3:[^ ]+]]: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:         %[[V2]] = gpu.wait async [%[[ARG3]]] loc(#loc54)
// CHECK-NEXT:         %[[V3:[^ ]+]] = gpu.launch_func async [%[[V2]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc54)
// CHECK-NEXT:         async.yield %[[V3]] : !gpu.async.token loc(#loc55)
// CHECK-NEXT:       } loc(#loc53)
// CHECK-NEXT:       async.await %[[TOKEN_6]] : !async.token loc(#loc56)
// CHECK-NEXT:       %[[V1]] = async.await %[[BODYRESULTS_7]] : !async.value<!gpu.async.token> loc(#loc56)
// CHECK-NEXT:       async.yield %[[V1]] : !gpu.async.token loc(#loc57)
// CHECK-NEXT:     } loc(#loc52)
// CHECK-NEXT:     async.await %[[TOKEN_4]] : !async.token loc(#loc58)
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS_5]] : !async.value<!gpu.async.token> loc(#loc58)
// CHECK-NEXT:     gpu.wait [%[[V0]]] loc(#loc58)
// CHECK-NEXT:     return loc(#loc59)
// CHECK-NEXT:   } loc(#loc43)
// CHECK-NEXT:   func.func @values(%[[ARG0:[^ ]+]]: index loc("tests/passes/gpu-async-region/locations.mlir":70:21)) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:2 = async.execute -> (!async.value<index>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index loc(#loc63)
// CHECK-NEXT:       %[[V4:[^ ]+]] = gpu.wait async loc(#loc64)
// CHECK-NEXT:       %[[V5:[^ ]+]] = gpu.launch_func async [%[[V4]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc64)
// CHECK-NEXT:       async.yield %[[C1]], %[[V5]] : index, !gpu.async.token loc(#loc65)
// CHECK-NEXT:     } loc(#loc62)
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<index> loc(#loc66)
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token loc(#loc67)
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS]]#1 : !async.value<!gpu.async.token> loc(#loc67)
// CHECK-NEXT:     %[[V2:[^ ]+]] = gpu.wait async [%[[V1]]] loc(#loc68)
// CHECK-NEXT:     %[[V3:[^ ]+]] = gpu.launch_func async [%[[V2]]] @k::@f blocks in (%[[V0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc68)
// CHECK-NEXT:     gpu.wait [%[[V3]]] loc(#loc69)
// CHECK-NEXT:     return loc(#loc69)
// CHECK-NEXT:   } loc(#loc60)
// CHECK-NEXT:   func.func @pure(%[[ARG0:[^ ]+]]: index loc("tests/passes/gpu-async-region/locations.mlir":81:19), %[[ARG1:[^ ]+]]: i1 loc("tests/passes/gpu-async-region/locations.mlir":81:30)) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.wait async loc(#loc73)
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   {a.b} loc(#loc73)
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG2:[^ ]+]] = %[[ARG0]] to %[[ARG0]] step %[[ARG0]] iter_args(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (index) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG2]] : index loc(#loc75)
// CHECK-NEXT:       scf.yield %[[V8]] : index loc(#loc76)
// CHECK-NEXT:     } loc(#loc74)
// CHECK-NEXT:     gpu.wait [%[[V1]]] loc(#loc77)
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[ARG1]] -> (index) {
// CHECK-NEXT:       gpu.wait  loc(#loc78)
// CHECK-NEXT:       scf.yield %[[ARG0]] : index loc(#loc79)
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V2]] : index loc(#loc80)
// CHECK-NEXT:     } loc(#loc77)
// CHECK-NEXT:     %[[V4:[^ ]+]] = gpu.wait async loc(#loc81)
// CHECK-NEXT:     %[[V5:[^ ]+]] = gpu.launch_func async [%[[V4]]] @k::@f blocks in (%[[V3]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc81)
// CHECK-NEXT:     %[[V6:[^ ]+]] = gpu.wait async [%[[V5]]] loc(#loc82)
// CHECK-NEXT:     %[[V7:[^ ]+]] = gpu.launch_func async [%[[V6]]] @k::@f blocks in (%[[V3]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])   loc(#loc83)
// CHECK-NEXT:     gpu.wait [%[[V7]], %[[V6]]] loc(#loc84)
// CHECK-NEXT:     return loc(#loc85)
// CHECK-NEXT:   } loc(#loc70)
// CHECK-NEXT:   func.func @sparse(%[[ARG0:[^ ]+]]: index loc("tests/passes/gpu-async-region/locations.mlir":93:21), %[[ARG1:[^ ]+]]: memref<?xi8> loc("tests/passes/gpu-async-region/locations.mlir":93:32), %[[ARG2:[^ ]+]]: memref<?x?xf32> loc("tests/passes/gpu-async-region/locations.mlir":93:50)) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.wait async loc(#loc90)
// CHECK-NEXT:     %[[SPMAT:[^ ]+]], %[[ASYNCTOKEN:[^ ]+]] = gpu.create_2to4_spmat async [%[[V0]]]{ PRUNE_ONLY} %[[ARG0]], %[[ARG0]], %[[ARG2]] : memref<?x?xf32> loc(#loc90)
// CHECK-NEXT:     %[[DNTENSOR:[^ ]+]], %[[ASYNCTOKEN_0:[^ ]+]] = gpu.create_dn_tensor async [%[[ASYNCTOKEN]]] %[[ARG2]], %[[ARG0]], %[[ARG0]] : index, index into memref<?x?xf32> loc(#loc91)
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.spmm async [%[[ASYNCTOKEN_0]]] %[[SPMAT]], %[[DNTENSOR]], %[[DNTENSOR]], %[[ARG1]], %[[ARG1]], %[[ARG1]] : memref<?xi8>, memref<?xi8>, memref<?xi8> into f32 loc(#loc92)
// CHECK-NEXT:     %[[V2:[^ ]+]] = gpu.destroy_dn_tensor async [%[[V1]]] %[[DNTENSOR]] loc(#loc93)
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG1]] : memref<?xi8> to memref<*xi8> loc(#loc94)
// CHECK-NEXT:     gpu.wait [%[[V2]]] loc(#loc95)
// CHECK-NEXT:     return loc(#loc95)
// CHECK-NEXT:   } loc(#loc86)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/passes/gpu-async-region/locations.mlir":3:1)
// CHECK-NEXT: #loc1 = loc("tests/passes/gpu-async-region/locations.mlir":4:3)
// CHECK-NEXT: #loc2 = loc("tests/passes/gpu-async-region/locations.mlir":4:19)
// CHECK-NEXT: #loc3 = loc("tests/passes/gpu-async-region/locations.mlir":4:42)
// CHECK-NEXT: #loc4 = loc("tests/passes/gpu-async-region/locations.mlir":5:3)
// CHECK-NEXT: #loc6 = loc("tests/passes/gpu-async-region/locations.mlir":6:11)
// CHECK-NEXT: #loc7 = loc("tests/passes/gpu-async-region/locations.mlir":7:7)
// CHECK-NEXT: #loc8 = loc("tests/passes/gpu-async-region/locations.mlir":8:7)
// CHECK-NEXT: #loc9 = loc("tests/passes/gpu-async-region/locations.mlir":10:11)
// CHECK-NEXT: #loc10 = loc("tests/passes/gpu-async-region/locations.mlir":11:7)
// CHECK-NEXT: #loc11 = loc("tests/passes/gpu-async-region/locations.mlir":12:7)
// CHECK-NEXT: #loc12 = loc("tests/passes/gpu-async-region/locations.mlir":14:11)
// CHECK-NEXT: #loc13 = loc("tests/passes/gpu-async-region/locations.mlir":15:7)
// CHECK-NEXT: #loc14 = loc("tests/passes/gpu-async-region/locations.mlir":16:7)
// CHECK-NEXT: #loc15 = loc("tests/passes/gpu-async-region/locations.mlir":18:11)
// CHECK-NEXT: #loc16 = loc("tests/passes/gpu-async-region/locations.mlir":19:7)
// CHECK-NEXT: #loc17 = loc("tests/passes/gpu-async-region/locations.mlir":20:7)
// CHECK-NEXT: #loc18 = loc("tests/passes/gpu-async-region/locations.mlir":22:11)
// CHECK-NEXT: #loc19 = loc("tests/passes/gpu-async-region/locations.mlir":23:7)
// CHECK-NEXT: #loc20 = loc("tests/passes/gpu-async-region/locations.mlir":25:5)
// CHECK-NEXT: #loc21 = loc("tests/passes/gpu-async-region/locations.mlir":26:5)
// CHECK-NEXT: #loc22 = loc("tests/passes/gpu-async-region/locations.mlir":27:5)
// CHECK-NEXT: #loc23 = loc("tests/passes/gpu-async-region/locations.mlir":28:5)
// CHECK-NEXT: #loc24 = loc("tests/passes/gpu-async-region/locations.mlir":29:5)
// CHECK-NEXT: #loc25 = loc("tests/passes/gpu-async-region/locations.mlir":31:3)
// CHECK-NEXT: #loc27 = loc("tests/passes/gpu-async-region/locations.mlir":32:11)
// CHECK-NEXT: #loc28 = loc("tests/passes/gpu-async-region/locations.mlir":33:7)
// CHECK-NEXT: #loc29 = loc("tests/passes/gpu-async-region/locations.mlir":34:7)
// CHECK-NEXT: #loc30 = loc("tests/passes/gpu-async-region/locations.mlir":36:5)
// CHECK-NEXT: #loc31 = loc("tests/passes/gpu-async-region/locations.mlir":37:5)
// CHECK-NEXT: #loc32 = loc("tests/passes/gpu-async-region/locations.mlir":38:5)
// CHECK-NEXT: #loc33 = loc("tests/passes/gpu-async-region/locations.mlir":39:11)
// CHECK-NEXT: #loc34 = loc("tests/passes/gpu-async-region/locations.mlir":40:7)
// CHECK-NEXT: #loc35 = loc("tests/passes/gpu-async-region/locations.mlir":41:7)
// CHECK-NEXT: #loc36 = loc("tests/passes/gpu-async-region/locations.mlir":43:5)
// CHECK-NEXT: #loc37 = loc("tests/passes/gpu-async-region/locations.mlir":45:3)
// CHECK-NEXT: #loc39 = loc("tests/passes/gpu-async-region/locations.mlir":46:11)
// CHECK-NEXT: #loc40 = loc("tests/passes/gpu-async-region/locations.mlir":47:7)
// CHECK-NEXT: #loc41 = loc("tests/passes/gpu-async-region/locations.mlir":48:7)
// CHECK-NEXT: #loc42 = loc("tests/passes/gpu-async-region/locations.mlir":50:5)
// CHECK-NEXT: #loc43 = loc("tests/passes/gpu-async-region/locations.mlir":52:3)
// CHECK-NEXT: #loc45 = loc("tests/passes/gpu-async-region/locations.mlir":53:11)
// CHECK-NEXT: #loc46 = loc("tests/passes/gpu-async-region/locations.mlir":54:7)
// CHECK-NEXT: #loc47 = loc("tests/passes/gpu-async-region/locations.mlir":55:7)
// CHECK-NEXT: #loc48 = loc("tests/passes/gpu-async-region/locations.mlir":57:11)
// CHECK-NEXT: #loc49 = loc("tests/passes/gpu-async-region/locations.mlir":57:33)
// CHECK-NEXT: #loc50 = loc("tests/passes/gpu-async-region/locations.mlir":58:11)
// CHECK-NEXT: #loc51 = loc("tests/passes/gpu-async-region/locations.mlir":58:33)
// CHECK-NEXT: #loc52 = loc("tests/passes/gpu-async-region/locations.mlir":59:11)
// CHECK-NEXT: #loc53 = loc("tests/passes/gpu-async-region/locations.mlir":60:13)
// CHECK-NEXT: #loc54 = loc("tests/passes/gpu-async-region/locations.mlir":61:7)
// CHECK-NEXT: #loc55 = loc("tests/passes/gpu-async-region/locations.mlir":62:11)
// CHECK-NEXT: #loc56 = loc("tests/passes/gpu-async-region/locations.mlir":64:7)
// CHECK-NEXT: #loc57 = loc("tests/passes/gpu-async-region/locations.mlir":65:7)
// CHECK-NEXT: #loc58 = loc("tests/passes/gpu-async-region/locations.mlir":67:5)
// CHECK-NEXT: #loc59 = loc("tests/passes/gpu-async-region/locations.mlir":68:5)
// CHECK-NEXT: #loc60 = loc("tests/passes/gpu-async-region/locations.mlir":70:3)
// CHECK-NEXT: #loc62 = loc("tests/passes/gpu-async-region/locations.mlir":71:15)
// CHECK-NEXT: #loc63 = loc("tests/passes/gpu-async-region/locations.mlir":72:12)
// CHECK-NEXT: #loc64 = loc("tests/passes/gpu-async-region/locations.mlir":73:7)
// CHECK-NEXT: #loc65 = loc("tests/passes/gpu-async-region/locations.mlir":74:7)
// CHECK-NEXT: #loc66 = loc("tests/passes/gpu-async-region/locations.mlir":76:10)
// CHECK-NEXT: #loc67 = loc("tests/passes/gpu-async-region/locations.mlir":77:5)
// CHECK-NEXT: #loc68 = loc("tests/passes/gpu-async-region/locations.mlir":78:5)
// CHECK-NEXT: #loc69 = loc("tests/passes/gpu-async-region/locations.mlir":79:5)
// CHECK-NEXT: #loc70 = loc("tests/passes/gpu-async-region/locations.mlir":81:3)
// CHECK-NEXT: #loc73 = loc("tests/passes/gpu-async-region/locations.mlir":82:5)
// CHECK-NEXT: #loc74 = loc("tests/passes/gpu-async-region/locations.mlir":83:10)
// CHECK-NEXT: #loc75 = loc("tests/passes/gpu-async-region/locations.mlir":83:75)
// CHECK-NEXT: #loc76 = loc("tests/passes/gpu-async-region/locations.mlir":84:8)
// CHECK-NEXT: #loc77 = loc("tests/passes/gpu-async-region/locations.mlir":85:11)
// CHECK-NEXT: #loc78 = loc("tests/passes/gpu-async-region/locations.mlir":85:32)
// CHECK-NEXT: #loc79 = loc("tests/passes/gpu-async-region/locations.mlir":86:9)
// CHECK-NEXT: #loc80 = loc("tests/passes/gpu-async-region/locations.mlir":86:37)
// CHECK-NEXT: #loc81 = loc("tests/passes/gpu-async-region/locations.mlir":87:5)
// CHECK-NEXT: #loc82 = loc("tests/passes/gpu-async-region/locations.mlir":88:10)
// CHECK-NEXT: #loc83 = loc("tests/passes/gpu-async-region/locations.mlir":89:5)
// CHECK-NEXT: #loc84 = loc("tests/passes/gpu-async-region/locations.mlir":90:5)
// CHECK-NEXT: #loc85 = loc("tests/passes/gpu-async-region/locations.mlir":91:5)
// CHECK-NEXT: #loc86 = loc("tests/passes/gpu-async-region/locations.mlir":93:3)
// CHECK-NEXT: #loc90 = loc("tests/passes/gpu-async-region/locations.mlir":94:8)
// CHECK-NEXT: #loc91 = loc("tests/passes/gpu-async-region/locations.mlir":95:8)
// CHECK-NEXT: #loc92 = loc("tests/passes/gpu-async-region/locations.mlir":96:3)
// CHECK-NEXT: #loc93 = loc("tests/passes/gpu-async-region/locations.mlir":97:3)
// CHECK-NEXT: #loc94 = loc("tests/passes/gpu-async-region/locations.mlir":98:8)
// CHECK-NEXT: #loc95 = loc("tests/passes/gpu-async-region/locations.mlir":99:3)
