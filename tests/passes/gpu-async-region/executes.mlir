// RUN: mlir-opt %s --allow-unregistered-dialect --gpu-async-region | FileCheck %s

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
