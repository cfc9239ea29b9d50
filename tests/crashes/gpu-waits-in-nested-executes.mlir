// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --gpu-async-region

module attributes {gpu.container_module} {
  gpu.module @k { gpu.func @f() kernel { gpu.return } }
  func.func private @x()
  func.func @f5(%s: index, %m: memref<4xf32>) {
    %t22 = async.execute  {
      async.yield
    }
    %t23 = async.execute  {
      %t24 = async.execute  {
        gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
        gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
        %t25 = async.execute  {
          gpu.wait
          async.yield
        }
        async.await %t25 : !async.token
        async.yield
      }
      %t26 = async.execute [%t24] {
        gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
        gpu.memcpy %m, %m : memref<4xf32>, memref<4xf32>
        async.yield
      }
      gpu.launch_func @k::@f blocks in (%s, %s, %s) threads in (%s, %s, %s)
      async.yield
    }
    async.await %t23 : !async.token
    return
  }
}
