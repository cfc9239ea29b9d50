// RUN: mlir-opt %s --allow-unregistered-dialect --gpu-async-region | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f() kernel { gpu.return } }
  func.func @simple(%s: index, %m: memref<?xf32>, %f: f32) {
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    %a = gpu.alloc (%s) : memref<?xf32>
    gpu.memcpy %a, %m : memref<?xf32>, memref<?xf32>
    gpu.memset %a, %f : memref<?xf32>, f32
    "x.side"() : () -> ()
    gpu.dealloc %a : memref<?xf32>
    gpu.wait
    return
  }
  func.func @br(%s: index, %c: i1) {
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    cf.cond_br %c, ^a, ^b
  ^a:
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    cf.br ^b
  ^b:
    return
  }
  func.func @loop(%s: index, %c: i1) {
    scf.for %i = %s to %s step %s {
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
     func.call @x() : () -> ()
    gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    }
    return
  }
  func.func private @x()
  func.func @already(%s: index, %t: !gpu.async.token) {
    %t2 = gpu.launch_func async [%t] @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
  func.func @dep(%s: index, %t: !gpu.async.token) {
    gpu.launch_func [%t] @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
    return
  }
  func.func @ex(%s: index) {
    %t0 = async.execute {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    %t1 = async.execute [%t0] {
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    async.await %t0 : !async.token
    async.await %t1 : !async.token
    return
  }
}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT:   gpu.module @k {
// CHECK-NEXT:     gpu.func @f() kernel {
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @simple(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     %[[V2:[^ ]+]] = gpu.launch_func async [%[[V1]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     %[[MEMREF:[^ ]+]], %[[ASYNCTOKEN:[^ ]+]] = gpu.alloc async [%[[V2]]] (%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = gpu.memcpy async [%[[ASYNCTOKEN]]] %[[MEMREF]], %[[ARG1]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = gpu.memset async [%[[V3]]] %[[MEMREF]], %[[ARG2]] : memref<?xf32>, f32
// CHECK-NEXT:     gpu.wait [%[[V4]]]
// CHECK-NEXT:     "x.side"() : () -> ()
// CHECK-NEXT:     %[[V5:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[V6:[^ ]+]] = gpu.dealloc async [%[[V5]]] %[[MEMREF]] : memref<?xf32>
// CHECK-NEXT:     gpu.wait [%[[V6]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @br(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V2:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[V3:[^ ]+]] = gpu.launch_func async [%[[V2]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     gpu.wait [%[[V3]]]
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loop(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[ARG0]] to %[[ARG0]] step %[[ARG0]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = gpu.wait async
// CHECK-NEXT:       %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       gpu.wait [%[[V1]]]
// CHECK-NEXT:       func.call @x() : () -> ()
// CHECK-NEXT:       %[[V2:[^ ]+]] = gpu.wait async
// CHECK-NEXT:       %[[V3:[^ ]+]] = gpu.launch_func async [%[[V2]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       gpu.wait [%[[V3]]]
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @x()
// CHECK-NEXT:   func.func @already(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !gpu.async.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]], %[[ARG1]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dep(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: !gpu.async.token) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = gpu.wait async
// CHECK-NEXT:     %[[V1:[^ ]+]] = gpu.launch_func async [%[[V0]], %[[ARG1]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ex(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[TOKEN:[^ ]+]], %[[BODYRESULTS:[^ ]+]]:2 = async.execute -> (!async.value<!gpu.async.token>, !async.value<!gpu.async.token>) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = gpu.wait async
// CHECK-NEXT:       %[[V3:[^ ]+]] = gpu.launch_func async [%[[V2]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       async.yield %[[V3]], %[[V3]] : !gpu.async.token, !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TOKEN_0:[^ ]+]], %[[BODYRESULTS_1:[^ ]+]] = async.execute [%[[TOKEN]]] (%[[BODYRESULTS]]#1 as %[[ARG1:[^ ]+]]: !async.value<!gpu.async.token>) -> !async.value<!gpu.async.token> {
// CHECK-NEXT:       %[[V2]] = gpu.wait async [%[[ARG1]]]
// CHECK-NEXT:       %[[V3]] = gpu.launch_func async [%[[V2]]] @k::@f blocks in (%[[ARG0]], %[[ARG0]], %[[ARG0]]) threads in (%[[ARG0]], %[[ARG0]], %[[ARG0]])  
// CHECK-NEXT:       async.yield %[[V3]] : !gpu.async.token
// CHECK-NEXT:     }
// CHECK-NEXT:     async.await %[[TOKEN]] : !async.token
// CHECK-NEXT:     %[[V0:[^ ]+]] = async.await %[[BODYRESULTS]]#0 : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V0]]]
// CHECK-NEXT:     async.await %[[TOKEN_0]] : !async.token
// CHECK-NEXT:     %[[V1:[^ ]+]] = async.await %[[BODYRESULTS_1]] : !async.value<!gpu.async.token>
// CHECK-NEXT:     gpu.wait [%[[V1]]]
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
