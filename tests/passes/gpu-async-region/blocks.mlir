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
